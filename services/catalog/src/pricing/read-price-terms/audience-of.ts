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

/**
 * True if a call names country and currency, as every shop page does. Otherwise they are looked up for
 * each person.
 */
export const saysAudience = (asked: AskedFor): asked is { country: Country; currency: Currency } =>
  asked.country !== undefined && asked.currency !== undefined;

/**
 * Resolves the audience of a call: the caller's company, or none for visitors. Producer companies buy like
 * customers. A missing country or currency comes from the person's choice, else from the company, else
 * from the configuration; a choice that is no longer offered is skipped.
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
