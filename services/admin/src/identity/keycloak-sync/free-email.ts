import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { userSchema } from '../../directory/index.js';
import { userIdOf } from '../keycloak/account-profile.js';
import type { UserDirectory } from '../keycloak/user-directory.js';
import type { AccountRow } from './person-of-row.js';

/** The number in the name of an account may be larger than any id. */
const userOfNumber = statement(
  'user-of-number',
  columns(userSchema, 'id'),
  'select id from users where id = ?::bigint',
);

/**
 * Removes an orphaned account that holds the e-mail of a person with a row. Accounts of another installation stay, and so do
 * accounts that only wait for their person's new e-mail. Answers whether the e-mail is free.
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
  const row = await readOne(em, userOfNumber, [userId ?? null]);
  if (row) return false;
  await directory.removeAccount(holder.accountId);
  return true;
}
