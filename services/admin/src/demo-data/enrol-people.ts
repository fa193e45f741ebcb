import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany } from '@werkbank/platform/database';
import type { Person, UserDirectory } from '../keycloak/user-directory.js';
import { UserRecord } from '../users/user.entity.js';

type Enrolled = Person & { keycloakId: string | null };

const people = `
  select u.id as "userId", u.email, u.first_name as "firstName", u.last_name as "lastName", u.language,
         array_remove(array[case when u.platform_admin then 'platform-admin' end,
                            case when u.company_admin then 'company-admin' end], null) as roles,
         case when c.id is not null then
           json_build_object('id', c.id, 'kind', c.kind, 'name', c.name, 'producerId', c.producer_id) end as company,
         u.keycloak_id as "keycloakId"
    from users u left join company c on c.id = u.company_id
   where u.id in (select listed::int from jsonb_array_elements_text(?) as r (listed)) order by u.id`;

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
  for (const person of await readMany<Enrolled>(em, people, [JSON.stringify(userIds)])) {
    const keycloakId = await directory.enrol(person, passwords.get(person.email));
    if (keycloakId !== person.keycloakId) await em.nativeUpdate(UserRecord, person.userId, { keycloakId });
  }
}
