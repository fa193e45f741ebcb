import type { Role } from '@werkbank/contracts/caller';
import { z } from 'zod';
import type { KeycloakRealm } from './keycloak-realm.js';
import { type Person, UserDirectory } from './user-directory.js';

const foundUsers = z.array(z.looseObject({ id: z.uuid(), username: z.string() }));
const roleOfRealm = z.looseObject({ id: z.string(), name: z.string() });
/** What the realm's user profile lets the attribute hold; it is for display only. */
const longestCompanyName = 255;

/** Accounts in Keycloak. People sign in by e-mail; the user name is the key that an account keeps when that changes. */
export class KeycloakUsers extends UserDirectory {
  private readonly rolesOfRealm = new Map<Role, z.output<typeof roleOfRealm>>();

  constructor(private readonly realm: KeycloakRealm) {
    super();
  }

  async enrol(person: Person, password?: string): Promise<string> {
    const created = await this.realm.admin('POST', '/users', {
      body: {
        ...profileOf(person),
        enabled: true,
        emailVerified: true,
        ...(password !== undefined && { credentials: [credential(password)] }),
      },
      accept: [409],
    });
    const id = created.status === 409 ? await this.align(person) : idIn(created);
    // After the account, so that a crash in between leaves somebody with less than they may, never with more.
    await this.grantRoles(id, person.roles);
    return id;
  }

  /** The account that is there says of the person what we say; its password and whether it is enabled stay. */
  private async align(person: Person): Promise<string> {
    const path = `/users?exact=true&username=${userNameOf(person)}`;
    const [found] = foundUsers.parse(await (await this.realm.admin('GET', path)).json());
    if (!found) throw new Error(`The e-mail of user ${person.userId} belongs to another account in Keycloak`);
    await this.realm.admin('PUT', `/users/${found.id}`, { body: profileOf(person) });
    return found.id;
  }

  private async grantRoles(id: string, roles: readonly Role[]): Promise<void> {
    if (roles.length === 0) return;
    const granted = await Promise.all(roles.map((role) => this.roleNamed(role)));
    await this.realm.admin('POST', `/users/${id}/role-mappings/realm`, { body: granted });
  }

  private async roleNamed(name: Role): Promise<z.output<typeof roleOfRealm>> {
    const known = this.rolesOfRealm.get(name);
    if (known) return known;
    const role = roleOfRealm.parse(await (await this.realm.admin('GET', `/roles/${name}`)).json());
    this.rolesOfRealm.set(name, role);
    return role;
  }
}

function userNameOf({ userId }: Person): string {
  return `user-${userId}`;
}

function profileOf(person: Person): object {
  const { userId, email, firstName, lastName, language, company } = person;
  return {
    username: userNameOf(person),
    email,
    firstName,
    lastName,
    attributes: {
      user_id: [String(userId)],
      locale: [language],
      ...(company && {
        company_id: [String(company.id)],
        company_type: [company.kind],
        company_name: [company.name.slice(0, longestCompanyName)],
        ...(company.producerId !== null && { producer_id: [String(company.producerId)] }),
      }),
    },
  };
}

function credential(password: string): object {
  return { type: 'password', value: password, temporary: false };
}

function idIn(created: Response): string {
  const id = created.headers.get('location')?.split('/').at(-1);
  if (!id) throw new Error('Keycloak did not say which account it created');
  return id;
}
