import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '@werkbank/contracts/access';
import { columns as columnsOf, readMany, type RowOf, statement } from '@werkbank/platform/database';
import { userSchema } from '../../directory/index.js';
import type { Person } from '../keycloak/user-directory.js';

const shape = {
  userId: userSchema.properties.id,
  ...columnsOf(userSchema, 'email', 'firstName', 'lastName', 'language', 'enabled', 'keycloakId'),
  roles: p.array().$type<readonly Role[]>(),
  company: p.json<NonNullable<Person['company']>>().nullable(),
  home: p.uuid(),
  removed: p.boolean(),
  version: userSchema.properties.accountVersion,
  told: userSchema.properties.accountTold,
};

/** A row, as its account must be. */
export type AccountRow = RowOf<typeof shape>;

const columns = `
  u.id as "userId", u.email, u.first_name as "firstName", u.last_name as "lastName", u.language, u.enabled,
  array_remove(array[case when u.platform_admin then 'platform-admin' end,
                     case when u.company_admin then 'company-admin' end], null) as roles,
  case when c.id is not null then
    json_build_object('id', c.id, 'kind', c.kind, 'name', c.name, 'producerId', c.producer_id) end as company,
  (select home from account_home) as home,
  u.keycloak_id as "keycloakId", u.removed_at is not null as removed, u.account_version as version,
  u.account_told as told`;
const from = 'from users u left join company c on c.id = u.company_id';

const rowsOfSome = statement(
  'account-rows-of-some',
  shape,
  `select ${columns} ${from}
    where u.id in (select listed::int from jsonb_array_elements_text(?) as r (listed)) order by u.id`,
);
const rowsOfAll = statement('account-rows-of-all', shape, `select ${columns} ${from} order by u.id`);

export function accountRows(em: EntityManager, userIds: readonly number[]): Promise<AccountRow[]> {
  return readMany(em, rowsOfSome, [JSON.stringify(userIds)]);
}

export function allAccountRows(em: EntityManager): Promise<AccountRow[]> {
  return readMany(em, rowsOfAll);
}
