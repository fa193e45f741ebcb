import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ManagedUser, User } from '@werkbank/contracts/entities';
import { columns as columnsOf, readOne, statement } from '@werkbank/platform/database';
import { userSchema } from './user.entity.js';

const columns = `
  u.id, u.email, u.salutation, u.first_name as "firstName", u.last_name as "lastName", u.phone, u.language,
  json_build_object('PlatformAdmin', u.platform_admin, 'CompanyAdmin', u.company_admin) as roles,
  u.company_id as "companyId", c.name as "companyName", c.kind as "companyType"`;
const from = 'from users u left join company c on c.id = u.company_id';

/** SQL: the unconfirmed new e-mail of user `u`. */
const pendingEmailColumn = `
  (select e.email from email_change e
    where e.user_id = u.id and e.ended_at is null and e.expires_at > now() and e.former_email = u.email)
    as "pendingEmail"`;

/** SQL: the columns of a user `u` for administrators. */
export const managedUserColumns = `${columns}, ${pendingEmailColumn}, u.enabled, u.lock_key as "optimisticLockKey",
  to_char(u.created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdOn"`;

const shape = {
  ...columnsOf(
    userSchema,
    'id',
    'email',
    'salutation',
    'firstName',
    'lastName',
    'phone',
    'language',
    'companyId',
  ),
  roles: p.json<User['roles']>(),
  companyName: p.text().nullable(),
  companyType: p.text().$type<NonNullable<User['companyType']>>().nullable(),
};

const ofAccount = statement(
  'user-of-account',
  shape,
  `select ${columns} ${from} where u.id = ? and u.keycloak_id = ? and u.enabled and u.removed_at is null`,
);

const managedUser = statement(
  'managed-user',
  {
    ...shape,
    pendingEmail: p.text().nullable(),
    enabled: userSchema.properties.enabled,
    optimisticLockKey: userSchema.properties.lockKey,
    createdOn: p.text(),
  },
  `select ${managedUserColumns} ${from} where u.id = ? and u.removed_at is null`,
);

/**
 * The user of an account. Row and account must name each other, so a stray account has no user; neither has a disabled
 * or removed person, even before Keycloak has the change.
 */
export function userOfAccount(
  em: EntityManager,
  account: { userId: number; keycloakId: string },
): Promise<User | undefined> {
  return readOne(em, ofAccount, [account.userId, account.keycloakId]);
}

export function managedUserById(em: EntityManager, id: number): Promise<ManagedUser | undefined> {
  return readOne(em, managedUser, [id]);
}
