import type { Caller } from '@werkbank/contracts/caller';
import type { Country, Currency } from '@werkbank/contracts/limits';
import type { Audience } from './read-price-terms.js';

/** For whom prices are: a user's company, or nobody in particular. Producer companies buy like customers. */
export function audienceOf(query: { country: Country; currency: Currency }, caller: Caller): Audience {
  return {
    country: query.country,
    currency: query.currency,
    customerCompanyId: (caller.kind === 'user' ? caller.companyId : undefined) ?? null,
  };
}
