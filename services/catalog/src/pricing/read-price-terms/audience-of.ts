import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import type { Country, Currency } from '@werkbank/contracts/localization';
import { usualCurrency } from '@werkbank/contracts/money';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { Customer, Offer, userPreferencesSchema } from '../../replicas/index.js';
import type { Audience } from './read-price-terms.js';

interface AskedFor {
  country?: Country | undefined;
  currency?: Currency | undefined;
}

/** Whether a call says itself what is otherwise looked up for each person. Every page of the shop does. */
export const saysAudience = (asked: AskedFor): asked is { country: Country; currency: Currency } =>
  asked.country !== undefined && asked.currency !== undefined;

/**
 * For whom prices are: a user's company, or nobody in particular. Producer companies buy like customers. Where a call
 * does not say country or currency, those are meant that the person chose, else the company's, else those that the
 * configuration begins with; what is no longer offered is nobody's choice.
 */
export async function audienceOf(em: EntityManager, asked: AskedFor, caller: Caller): Promise<Audience> {
  const customerCompanyId = (caller.kind === 'user' ? caller.companyId : undefined) ?? null;
  if (saysAudience(asked)) return { country: asked.country, currency: asked.currency, customerCompanyId };
  const userId = caller.kind === 'user' ? caller.userId : null;
  const { country, currency } = await readUsual(em, userId, customerCompanyId);
  return {
    country: asked.country ?? country,
    currency: asked.currency ?? currency,
    customerCompanyId,
  };
}

const usual = statement(
  'usual-audience',
  {
    chosenCountry: userPreferencesSchema.properties.country,
    chosenCurrency: userPreferencesSchema.properties.currency,
    companyCountry: Customer.properties.country,
    ...columns(Offer, 'countries', 'currencies', 'defaultCountry', 'defaultCurrency'),
  },
  `select p.country as "chosenCountry", p.currency as "chosenCurrency",
       (select country from customer where id = ?) as "companyCountry", o.countries, o.currencies,
       o.default_country as "defaultCountry", o.default_currency as "defaultCurrency"
     from offer o left join user_preferences p on p.user_id = ?`,
);

async function readUsual(
  em: EntityManager,
  userId: number | null,
  companyId: number | null,
): Promise<{ country: Country; currency: Currency }> {
  const known = await readOne(em, usual, [companyId, userId]);
  if (!known) throw new Error('what is offered has one row');
  const { companyCountry: home, countries, currencies } = known;
  const offered = (values: readonly string[], value: string | null | undefined) =>
    value && values.includes(value) ? value : null;
  return {
    country: offered(countries, known.chosenCountry) ?? offered(countries, home) ?? known.defaultCountry,
    currency:
      offered(currencies, known.chosenCurrency) ??
      (home === null ? null : usualCurrency(home, currencies)) ??
      known.defaultCurrency,
  };
}
