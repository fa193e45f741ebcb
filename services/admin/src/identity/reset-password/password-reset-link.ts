import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { columns, readMany, readOne, type RowOf, statement } from '@werkbank/platform/database';
import { userSchema } from '../../directory/index.js';
import { hashOfLinkToken } from '../../notifications/index.js';

const user = {
  userId: userSchema.properties.id,
  ...columns(userSchema, 'email', 'firstName', 'lastName', 'language'),
};
const linkedUser = statement(
  'user-of-reset-link',
  { ...user, ...columns(userSchema, 'keycloakId'), over: p.boolean() },
  `select u.id as "userId", u.keycloak_id as "keycloakId", u.email, u.first_name as "firstName",
          u.last_name as "lastName", u.language,
          r.used_at is not null or r.expires_at < now() or r.email <> u.email or not u.enabled
            or c.own_sign_in is not null as over
     from password_reset r join users u on u.id = r.user_id left join company c on c.id = u.company_id
    where r.token_hash = ? and u.removed_at is null`,
);
const lockLinks = statement(
  'lock-reset-links-of-user',
  { lock: p.text() },
  `select pg_advisory_xact_lock(hashtext('reset-links'), user_id)::text as lock from password_reset
    where token_hash = ? and user_id is not null`,
);

export interface ResettingUser extends RowOf<typeof user> {
  keycloakId: string;
}

/**
 * The user of a mailed link. Used, revoked and expired links get the same refusal, because the remedy is the same: a
 * new request. People with company sign-in get it, too; the mail after a new request explains their way. `lock` makes
 * parallel uses of a link wait, so one wins.
 */
export async function userOfResetLink(
  em: EntityManager,
  token: string,
  { lock }: { lock: boolean },
): Promise<ResettingUser | Refusal> {
  const hash = hashOfLinkToken(token);
  // Locks all links of a person at once; otherwise two parallel uses of two links could deadlock.
  if (lock) await readMany(em, lockLinks, [hash]);
  const row = await readOne(em, linkedUser, [hash]);
  if (!row?.keycloakId) return refuse('PASSWORD_RESET_LINK_UNKNOWN');
  const { over, keycloakId, ...found } = row;
  return over ? refuse('PASSWORD_RESET_LINK_EXPIRED') : { ...found, keycloakId };
}
