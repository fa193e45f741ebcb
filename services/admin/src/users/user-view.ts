import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '@werkbank/contracts/entities';
import { readOne } from '@werkbank/platform/database';

const userView = `
  select u.id, u.email, u.salutation, u.first_name as "firstName", u.last_name as "lastName", u.phone, u.language,
         json_build_object('PlatformAdmin', u.platform_admin, 'CompanyAdmin', u.company_admin) as roles,
         u.company_id as "companyId", c.name as "companyName", c.kind as "companyType"
    from users u left join company c on c.id = u.company_id`;

/** The person that an account acts for. Both must name each other: a stray account is nobody. */
export function userOfAccount(
  em: EntityManager,
  account: { userId: number; keycloakId: string },
): Promise<User | undefined> {
  return readOne<User>(em, `${userView} where u.id = ? and u.keycloak_id = ?`, [
    account.userId,
    account.keycloakId,
  ]);
}
