import type { EntityManager } from '@mikro-orm/postgresql';
import type { UserData } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { lockUntilCommit } from '@werkbank/platform/database';
import { auditedUser, nameOf, UserRecord } from '../../directory/index.js';
import { Accounts, PersonRefused, refusalOfPerson, type UserDirectory } from '../../identity/index.js';
import { Audit } from '../../records/index.js';
import { passwordLink } from '../invite-users/password-link.js';

/** There is an admin, who adds further ones on the page of users. */
export class HasAdmin extends Error {}

/**
 * Makes the first admin of an installation without one, with an account that has no password yet. Answers the address that
 * sets it; the address is stored nowhere.
 */
export async function addFirstAdmin(
  em: EntityManager,
  directory: UserDirectory,
  person: UserData,
  publicUrl: string,
): Promise<string | Refusal> {
  const userId = await em.fork().transactional((adding) => addRow(adding, person));
  if (isRefusal(userId)) return userId;
  try {
    await new Accounts(em, directory).tell(userId);
  } catch (error) {
    // Without an account the person cannot sign in, so the command must be possible again.
    await em.fork().nativeDelete(UserRecord, { id: userId });
    if (error instanceof PersonRefused) return refusalOfPerson(error);
    throw error;
  }
  return em.fork().transactional((linking) => passwordLink(linking, { userId, ...person }, publicUrl));
}

async function addRow(em: EntityManager, person: UserData): Promise<number | Refusal> {
  // The lock by which no two admins remove each other at the same moment.
  await lockUntilCommit(em, 'platform-admins');
  if ((await em.count(UserRecord, { platformAdmin: true, removedAt: null })) > 0) throw new HasAdmin();
  const email = person.email.toLowerCase();
  if ((await em.count(UserRecord, { email, removedAt: null })) > 0)
    return refuse('EMAIL_TAKEN', { field: 'email' });
  const user = em.create(UserRecord, {
    ...person,
    email,
    companyId: null,
    platformAdmin: true,
    companyAdmin: false,
    accountVersion: 1,
    accountTold: 0,
  });
  await em.flush();
  await Audit.record(em, {
    caller: 'system',
    action: 'createUser',
    object: { type: 'User', id: user.id, name: nameOf(user) },
    after: auditedUser(user),
  });
  return user.id;
}
