import type { UserQuery } from '@keycloak/keycloak-admin-client/lib/resources/users.js';
import { type Role, roles as knownRoles } from '@werkbank/contracts/access';
import { normalPassword } from '@werkbank/contracts/validation';
import { z } from 'zod';
import { accountOf, foundAccount, type KeycloakAccount, profileOf, userNameOf } from './account-profile.js';
import { KeycloakRefused, type KeycloakRealm } from './keycloak-realm.js';
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
/** An account that is gone is no error. */
const unlessGone = { catchNotFound: true };

/** Accounts in Keycloak. People sign in by e-mail; the user name is the key that an account keeps when that changes. */
export class KeycloakUsers extends UserDirectory {
  private readonly rolesOfRealm = new Map<Role, RealmRole>();

  constructor(private readonly realm: KeycloakRealm) {
    super();
  }

  async enrol(person: Person, password?: string): Promise<string> {
    const created = await this.create({
      ...profileOf(person),
      emailVerified: true,
      ...(password !== undefined && { credentials: [credential(password)] }),
    }).catch(unlessTaken);
    const id = created ?? (await this.align(person));
    // The repair was faster, and knows no password.
    if (!created && password !== undefined) await this.setPassword(id, password);
    // After the account, so that a crash in between leaves a person with fewer rights, never with more.
    await this.grantRoles(id, person.roles, created ? [] : await this.rolesOf(id));
    return id;
  }

  async reserve(userId: number, password: string): Promise<void> {
    await this.create({
      username: userNameOf(userId),
      // A placeholder: people may enter an e-mail that they cannot confirm, and it must not block its owner.
      email: `registration-${userId}@registration.invalid`,
      emailVerified: true,
      enabled: false,
      credentials: [credential(password)],
    });
  }

  async remove(userId: number): Promise<void> {
    const found = await this.named(userId);
    if (found) await this.removeAccount(found.id);
  }

  async removeAccount(accountId: string): Promise<void> {
    await this.realm.admin(({ users }) => users.del({ id: accountId }, unlessGone));
  }

  async setPassword(accountId: string, password: string): Promise<void> {
    const account = { id: accountId };
    await this.realm
      .admin(({ users }) => users.resetPassword({ ...account, credential: credential(password) }))
      .catch(throwRefusal);
    // A person who was locked out by wrong guesses and has a new password need not wait.
    await this.realm.admin(({ attackDetection }) => attackDetection.del(account));
  }

  async endSessions(accountId: string, except?: string): Promise<string[]> {
    const account = { id: accountId };
    const open = await this.realm.admin(({ users }) => users.listSessions(account, unlessGone));
    const ending = (ids.nullable().parse(open) ?? []).map(({ id }) => id).filter((id) => id !== except);
    if (except === undefined) await this.realm.admin(({ users }) => users.logout(account, unlessGone));
    else
      for (const sessionId of ending)
        await this.realm.admin(({ realms, realmName: realm }) => realms.removeSession({ realm, sessionId }));
    return ending;
  }

  async holderOf(email: string): Promise<Account | undefined> {
    const [found] = await this.find({ exact: true, email });
    return found && accountOf(found, []);
  }

  async accountOf(userId: number): Promise<Account | undefined> {
    const found = await this.named(userId);
    return found && accountOf(found, await this.rolesOf(found.id));
  }

  async accountsOf(home: string): Promise<Account[]> {
    const holders = new Map<Role, Set<string>>();
    for (const name of knownRoles) {
      const found = await allPages((page) =>
        this.realm.admin(({ roles }) =>
          roles.findUsersWithRole({ name, briefRepresentation: true, ...page }),
        ),
      );
      holders.set(name, new Set(ids.parse(found).map(({ id }) => id)));
    }
    const found = await allPages((page) => this.find({ q: `home:${home}`, ...page }));
    return found.map((one) =>
      accountOf(
        one,
        knownRoles.filter((role) => holders.get(role)?.has(one.id)),
      ),
    );
  }

  private async create(account: KeycloakAccount): Promise<string> {
    const { id } = await this.realm.admin(({ users }) => users.create(account)).catch(throwRefusal);
    return id;
  }

  /** Makes the existing account equal to the person's row; its password stays. */
  private async align(person: Person): Promise<string> {
    const found = await this.named(person.userId);
    if (!found) throw new EmailOfAnother(`The e-mail of user ${person.userId} belongs to another account`);
    const aligned = await this.realm
      .admin(async ({ users }) => {
        await users.update({ id: found.id }, profileOf(person));
        return found.id;
      })
      .catch(throwRefusal)
      .catch(unlessTaken);
    if (!aligned)
      throw new EmailOfAnother(`The new e-mail of user ${person.userId} belongs to another account`);
    return aligned;
  }

  private async named(userId: number) {
    return (await this.find({ exact: true, username: userNameOf(userId) }))[0];
  }

  private async find(query: UserQuery) {
    return accounts.parse(
      await this.realm.admin(({ users }) => users.find({ briefRepresentation: false, ...query })),
    );
  }

  private async rolesOf(id: string): Promise<Role[]> {
    const held = await this.realm.admin(({ users }) => users.listRealmRoleMappings({ id }));
    return knownRoles.filter((role) => held.some(({ name }) => name === role));
  }

  private async grantRoles(id: string, wanted: readonly Role[], held: readonly Role[]): Promise<void> {
    const lost = await this.rolesNamed(held.filter((role) => !wanted.includes(role)));
    if (lost.length > 0)
      await this.realm.admin(({ users }) => users.delRealmRoleMappings({ id, roles: lost }));
    const won = await this.rolesNamed(wanted.filter((role) => !held.includes(role)));
    if (won.length > 0) await this.realm.admin(({ users }) => users.addRealmRoleMappings({ id, roles: won }));
  }

  private rolesNamed(names: readonly Role[]): Promise<RealmRole[]> {
    return Promise.all(names.map((name) => this.roleNamed(name)));
  }

  private async roleNamed(name: Role): Promise<RealmRole> {
    const known = this.rolesOfRealm.get(name);
    if (known) return known;
    const role = roleOfRealm.parse(await this.realm.admin(({ roles }) => roles.findOneByName({ name })));
    this.rolesOfRealm.set(name, role);
    return role;
  }
}

async function allPages<T>(read: (page: { first: number; max: number }) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let first = 0; ; first += atOnce) {
    const page = await read({ first, max: atOnce });
    all.push(...page);
    if (page.length < atOnce) return all;
  }
}

function credential(password: string) {
  return { type: 'password', value: normalPassword(password), temporary: false };
}

function unlessTaken(error: unknown): undefined {
  if (!(error instanceof KeycloakRefused && error.status === 409)) throw error;
}

/** Keycloak refuses passwords that break its policy like everything else that it does not take. */
function throwRefusal(refused: unknown): never {
  if (!(refused instanceof KeycloakRefused && refused.status === 400)) throw refused;
  const { error, field } = complaint.safeParse(refused.reason).data ?? {};
  if (error?.startsWith('invalidPassword')) throw new PasswordRefused(error);
  throw new PersonRefused(
    `Keycloak refused an account: ${JSON.stringify(refused.reason)}`,
    field === 'email' ? field : undefined,
  );
}
