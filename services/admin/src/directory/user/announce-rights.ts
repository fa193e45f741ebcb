import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '@werkbank/contracts/access';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { Outbox } from '@werkbank/platform/messaging';
import { userSchema } from './user.entity.js';

const rightsOfUser = statement(
  'rights-of-user',
  {
    active: p.boolean(),
    ...columns(userSchema, 'platformAdmin', 'companyAdmin', 'companyId'),
    tokensEndedAt: p.text().nullable(),
    /** Microseconds: two changes of a person wait for each other, so that the later one has the higher version. */
    version: p.float(),
  },
  `select enabled and removed_at is null as active, platform_admin as "platformAdmin",
          company_admin as "companyAdmin", company_id as "companyId",
          to_char(sessions_ended_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "tokensEndedAt",
          (extract(epoch from clock_timestamp()) * 1000000)::float8 as version
     from users where id = ?`,
);

/**
 * Publishes a person's rights to all services in the transaction of the change, which locks the row: tokens with other claims
 * become invalid.
 */
export async function announceRights(em: EntityManager, userId: number): Promise<void> {
  const rights = await readOne(em, rightsOfUser, [userId]);
  if (!rights) return;
  const { platformAdmin, companyAdmin, version, ...rest } = rights;
  const roles: Role[] = [
    ...(platformAdmin ? ['platform-admin' as const] : []),
    ...(companyAdmin ? ['company-admin' as const] : []),
  ];
  const at = new Date(version / 1000).toISOString();
  await Outbox.record(
    em,
    'admin.user-rights-changed.v1',
    { userId, roles, version: Math.floor(version), at, ...rest },
    { key: userId },
  );
}
