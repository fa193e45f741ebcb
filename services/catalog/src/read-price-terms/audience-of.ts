import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/caller';
import type { Country, Currency } from '@werkbank/contracts/limits';
import { usualCurrency } from '@werkbank/contracts/money';
import { readOne } from '@werkbank/platform/database';
import type { Audience } from './read-price-terms.js';

interface AskedFor {
  country?: Country | undefined;
  currency?: Currency | undefined;
}

/**
 * For whom prices are: a user's company, or nobody in particular. Producer companies buy like customers. Where a call
 * does not say country or currency, the company's are meant, else those that the configuration begins with.
 */
export async function audienceOf(em: EntityManager, asked: AskedFor, caller: Caller): Promise<Audience> {
  const customerCompanyId = (caller.kind === 'user' ? caller.companyId : undefined) ?? null;
  const { country, currency } = asked;
  // Every page of the shop says both, and is spared the statement.
  if (country !== undefined && currency !== undefined) return { country, currency, customerCompanyId };
  const usual = await readUsual(em, customerCompanyId);
  return { country: country ?? usual.country, currency: currency ?? usual.currency, customerCompanyId };
}

interface Known {
  companyCountry: Country | null;
  countries: Country[];
  currencies: Currency[];
  defaultCountry: Country;
  defaultCurrency: Currency;
}

async function readUsual(
  em: EntityManager,
  companyId: number | null,
): Promise<{ country: Country; currency: Currency }> {
  const known = await readOne<Known>(
    em,
    `select (select country from customer where id = ?) as "companyCountry", countries, currencies,
       default_country as "defaultCountry", default_currency as "defaultCurrency"
     from offer`,
    [companyId],
  );
  if (!known) throw new Error('what is offered has one row');
  const home = known.companyCountry;
  return {
    country: home !== null && known.countries.includes(home) ? home : known.defaultCountry,
    currency: (home !== null && usualCurrency(home, known.currencies)) || known.defaultCurrency,
  };
}
