import type { EntityManager } from '@mikro-orm/postgresql';
import { accountRows, type UserDirectory } from '../identity/index.js';
import { UserRecord } from '../directory/index.js';

/**
 * Creates people's accounts. The row exists first and gets its account's id last: a person whose enrolment was
 * interrupted cannot sign in, and the next run completes it.
 */
export async function enrolPeople(
  em: EntityManager,
  directory: UserDirectory,
  userIds: readonly number[],
  passwords: ReadonlyMap<string, string>,
): Promise<void> {
  for (const person of await accountRows(em, userIds)) {
    const keycloakId = await directory.enrol(person, passwords.get(person.email));
    if (keycloakId !== person.keycloakId) await em.nativeUpdate(UserRecord, person.userId, { keycloakId });
  }
}
