import type { EntityManager } from '@mikro-orm/postgresql';
import { accountRows, type UserDirectory } from '../identity/index.js';
import { UserRecord } from '../directory/index.js';

/**
 * Gives people their accounts. The row is there first and learns its account last: whoever is interrupted in between
 * cannot sign in, and a second run goes on where the first one ended.
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
