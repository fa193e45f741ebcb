import { type Role, roles as knownRoles } from '@werkbank/contracts/access';
import { normalPassword } from '@werkbank/contracts/validation';
import { z } from 'zod';
import { accountOf, foundAccount, profileOf, userNameOf } from './account-profile.js';
import type { KeycloakRealm } from './keycloak-realm.js';
import {
  type Account,
  EmailOfAnother,
  PasswordRefused,
  type Person,
  PersonRefused,
  UserDirectory,
} from './user-directory.js';

const accounts = z.array(foundAccount);
const ids = z.array(z.looseObject({ id: z.string() }));
const roleOfRealm = z.looseObject({ id: z.string(), name: z.string() });
type RealmRole = z.output<typeof roleOfRealm>;
const complaint = z.looseObject({ error: z.string().optional(), field: z.string().optional() });
const atOnce = 500;

/** Accounts in Keycloak. People sign in by e-mail; the user name is the key that an account keeps when that changes. */
export class KeycloakUsers extends UserDirectory {
  private readonly rolesOfRealm = new Map<Role, RealmRole>();

  constructor(private readonly realm: KeycloakRealm) {
    super();
  }

  async enrol(person: Person, password?: string): Promise<string> {
    const created = await this.realm.admin('POST', '/users', {
      body: {
        ...profileOf(person),
        emailVerified: true,
        ...(password !== undefined && { credentials: [credential(password)] }),
      },
      accept: [400, 409],
    });
    if (created.status === 400) throw await refusalOf(created);
    const isNew = created.status !== 409;
    const id = isNew ? idIn(created) : await this.align(person);
    // The repair was faster, and knows no password.
    if (!isNew && password !== undefined) await this.setPassword(id, password);
    // After the account, so that a crash in between leaves somebody with less than they may, never with more.
    await this.grantRoles(id, person.roles, isNew ? [] : await this.rolesOf(id));
    return id;
  }

  async reserve(userId: number, password: string): Promise<void> {
    const created = await this.realm.admin('POST', '/users', {
      body: {
        username: userNameOf(userId),
        // Not the address that was entered: until it is confirmed anybody may enter it, and it must block nobody.
        email: `registration-${userId}@registration.invalid`,
        emailVerified: true,
        enabled: false,
        credentials: [credential(password)],
      },
      accept: [400],
    });
    if (created.status === 400) throw await refusalOf(created);
  }

  async remove(userId: number): Promise<void> {
    const found = await this.named(userId);
    if (found) await this.removeAccount(found.id);
  }

  async removeAccount(accountId: string): Promise<void> {
    await this.realm.admin('DELETE', `/users/${accountId}`, { accept: [404] });
  }

  async setPassword(accountId: string, password: string): Promise<void> {
    const body = credential(password);
    const path = `/users/${accountId}/reset-password`;
    const answer = await this.realm.admin('PUT', path, { body, accept: [400] });
    if (!answer.ok) throw await refusalOf(answer);
    // Whoever was locked out by wrong guesses and has a new password need not wait.
    await this.realm.admin('DELETE', `/attack-detection/brute-force/users/${accountId}`);
  }

  async endSessions(accountId: string, except?: string): Promise<string[]> {
    const answer = await this.realm.admin('GET', `/users/${accountId}/sessions`, { accept: [404] });
    if (!answer.ok) return [];
    const open = ids.parse(await answer.json()).map(({ id }) => id);
    const ending = open.filter((id) => id !== except);
    if (except === undefined) await this.realm.admin('POST', `/users/${accountId}/logout`, { accept: [404] });
    else for (const id of ending) await this.realm.admin('DELETE', `/sessions/${id}`, { accept: [404] });
    return ending;
  }

  async holderOf(email: string): Promise<Account | undefined> {
    const path = `/users?exact=true&email=${encodeURIComponent(email)}&briefRepresentation=false`;
    const [found] = accounts.parse(await this.read(path));
    return found && accountOf(found, []);
  }

  async accountOf(userId: number): Promise<Account | undefined> {
    const found = await this.named(userId);
    return found && accountOf(found, await this.rolesOf(found.id));
  }

  async accountsOf(home: string): Promise<Account[]> {
    const holders = new Map<Role, Set<string>>();
    for (const role of knownRoles) {
      const found = await this.readAll(`/roles/${role}/users?briefRepresentation=true`, ids);
      holders.set(role, new Set(found.map(({ id }) => id)));
    }
    const found = await this.readAll(`/users?q=home:${home}&briefRepresentation=false`, accounts);
    return found.map((one) =>
      accountOf(
        one,
        knownRoles.filter((role) => holders.get(role)?.has(one.id)),
      ),
    );
  }

  /** The account that is there says of the person what we say; its password stays. */
  private async align(person: Person): Promise<string> {
    const found = await this.named(person.userId);
    if (!found) throw new EmailOfAnother(`The e-mail of user ${person.userId} belongs to another account`);
    const changed = await this.realm.admin('PUT', `/users/${found.id}`, {
      body: profileOf(person),
      accept: [400, 409],
    });
    if (changed.status === 400) throw await refusalOf(changed);
    if (changed.status === 409) {
      throw new EmailOfAnother(`The new e-mail of user ${person.userId} belongs to another account`);
    }
    return found.id;
  }

  private async named(userId: number) {
    const path = `/users?exact=true&username=${userNameOf(userId)}`;
    return accounts.parse(await this.read(path))[0];
  }

  private async rolesOf(id: string): Promise<Role[]> {
    const held = z.array(roleOfRealm).parse(await this.read(`/users/${id}/role-mappings/realm`));
    return knownRoles.filter((role) => held.some(({ name }) => name === role));
  }

  private async grantRoles(id: string, wanted: readonly Role[], held: readonly Role[]): Promise<void> {
    await this.mapRoles(
      'DELETE',
      id,
      held.filter((role) => !wanted.includes(role)),
    );
    await this.mapRoles(
      'POST',
      id,
      wanted.filter((role) => !held.includes(role)),
    );
  }

  private async mapRoles(method: 'POST' | 'DELETE', id: string, names: readonly Role[]): Promise<void> {
    if (names.length === 0) return;
    const body = await Promise.all(names.map((name) => this.roleNamed(name)));
    await this.realm.admin(method, `/users/${id}/role-mappings/realm`, { body });
  }

  private async roleNamed(name: Role): Promise<RealmRole> {
    const known = this.rolesOfRealm.get(name);
    if (known) return known;
    const role = roleOfRealm.parse(await this.read(`/roles/${name}`));
    this.rolesOfRealm.set(name, role);
    return role;
  }

  private async read(path: string): Promise<unknown> {
    return (await this.realm.admin('GET', path)).json();
  }

  private async readAll<T>(path: string, schema: z.ZodType<T[]>): Promise<T[]> {
    const all: T[] = [];
    for (let first = 0; ; first += atOnce) {
      const page = schema.parse(await this.read(`${path}&first=${first}&max=${atOnce}`));
      all.push(...page);
      if (page.length < atOnce) return all;
    }
  }
}

function credential(password: string): object {
  return { type: 'password', value: normalPassword(password), temporary: false };
}

/** Keycloak refuses passwords that break its policy like everything else that it does not take. */
async function refusalOf(answer: Response): Promise<Error> {
  const said = await answer.text();
  const { error, field } = complaint.safeParse(JSON.parse(said)).data ?? {};
  if (error?.startsWith('invalidPassword')) return new PasswordRefused(error);
  return new PersonRefused(`Keycloak refused an account: ${said}`, field === 'email' ? field : undefined);
}

function idIn(created: Response): string {
  const id = created.headers.get('location')?.split('/').at(-1);
  if (!id) throw new Error('Keycloak did not say which account it created');
  return id;
}
