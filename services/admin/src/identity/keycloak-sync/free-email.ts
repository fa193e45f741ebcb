import type { EntityManager } from '@mikro-orm/postgresql';
import { readOne } from '@werkbank/platform/database';
import { userIdOf } from '../keycloak/account-profile.js';
import type { UserDirectory } from '../keycloak/user-directory.js';
import type { AccountRow } from './person-of-row.js';

/**
 * An account that no row stands behind must not keep the e-mail of somebody who has one: it goes. One of another
 * installation stays, and so does one that only waits to be told that its person has another e-mail now. Answers
 * whether the e-mail is free.
 */
export async function freeEmail(
  em: EntityManager,
  directory: UserDirectory,
  { email, home }: Pick<AccountRow, 'email' | 'home'>,
): Promise<boolean> {
  const holder = await directory.holderOf(email);
  if (!holder) return true;
  if (holder.person.home !== '' && holder.person.home !== home) return false;
  const userId = userIdOf(holder.userName);
  const row = await readOne<{ id: number }>(em, 'select id from users where id = ?::bigint', [
    userId ?? null,
  ]);
  if (row) return false;
  await directory.removeAccount(holder.accountId);
  return true;
}
