import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany } from '@werkbank/platform/database';
import type { Person } from '../keycloak/user-directory.js';

/** A row, as its account must be. */
export interface AccountRow extends Person {
  keycloakId: string | null;
  removed: boolean;
  version: number;
  told: number;
}

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

export function accountRows(em: EntityManager, userIds: readonly number[]): Promise<AccountRow[]> {
  return readMany<AccountRow>(
    em,
    `select ${columns} ${from}
      where u.id in (select listed::int from jsonb_array_elements_text(?) as r (listed)) order by u.id`,
    [JSON.stringify(userIds)],
  );
}

export function allAccountRows(em: EntityManager): Promise<AccountRow[]> {
  return readMany<AccountRow>(em, `select ${columns} ${from} order by u.id`);
}
