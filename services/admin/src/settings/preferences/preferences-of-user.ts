import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { usualCurrency } from '@werkbank/contracts/money';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { currentConfiguration } from '../configuration/configuration-view.js';
import { preferencesSchema } from './preferences.entity.js';

export type UserPreferences = CallAnswer<'setUserPreferences'>;

const ofUser = statement(
  'preferences-of-user',
  { ...columns(preferencesSchema, 'country', 'currency'), companyCountry: p.text().nullable() },
  `select p.country, p.currency, a.country as "companyCountry"
     from users u
     left join user_preferences p on p.user_id = u.id
     left join address a on a.owner_kind = 'Company' and a.owner_id = u.company_id and a.type = 'Primary'
    where u.id = ?`,
);

/** A user's chosen preferences and the company's defaults. A country or currency that is no longer offered is null. */
export async function preferencesOf(em: EntityManager, userId: number): Promise<UserPreferences> {
  const row = await readOne(em, ofUser, [userId]);
  const { countries, currencies } = await currentConfiguration(em);
  const offered = (value: string | null | undefined, values: readonly string[]) =>
    value && values.includes(value) ? value : null;
  const home = row?.companyCountry ?? null;
  return {
    chosen: { country: offered(row?.country, countries), currency: offered(row?.currency, currencies) },
    company: {
      country: offered(home, countries),
      currency: home === null ? null : usualCurrency(home, currencies),
    },
  };
}
