import { randomBytes, randomInt } from 'node:crypto';
import type { Role } from '@werkbank/contracts/access';
import { readEnv } from '@werkbank/platform/env';
import type { TestInstance, TestUser } from '@werkbank/platform/testing';
import { z } from 'zod';
import { enrolPeople } from '../demo-data/enrol-people.js';
import { UserRecord } from '../directory/index.js';
import { adminEnv } from '../env.js';
import { KeycloakCredentials } from '../identity/keycloak/keycloak-credentials.js';
import { KeycloakRealm } from '../identity/keycloak/keycloak-realm.js';
import { KeycloakUsers } from '../identity/keycloak/keycloak-users.js';

/** Keycloak as the tests' surroundings provide it. */
export function realmForTests(): KeycloakRealm {
  return new KeycloakRealm(
    readEnv(
      z.object({
        KEYCLOAK_URL: adminEnv.shape.KEYCLOAK_URL,
        KEYCLOAK_REALM: adminEnv.shape.KEYCLOAK_REALM,
        KEYCLOAK_CLIENT_ID: adminEnv.shape.KEYCLOAK_CLIENT_ID,
        KEYCLOAK_CLIENT_SECRET: adminEnv.shape.KEYCLOAK_CLIENT_SECRET,
      }),
    ),
  );
}

/** A password that the realm accepts. */
export function freshPassword(): string {
  return `Aa1!${randomBytes(9).toString('base64url')}`;
}

export function freshUserId(): number {
  return randomInt(100_000_000, 2_000_000_000);
}

export interface TestPerson extends TestUser {
  keycloakId: string;
}

interface Traits {
  roles?: Role[];
  companyId?: number;
}

/** People with a row in the instance's database and an account in the real Keycloak, gone again after `removeAll`. */
export class TestPeople {
  readonly realm = realmForTests();
  private readonly credentials = new KeycloakCredentials(this.realm);
  private readonly accounts: string[] = [];

  constructor(private readonly instance: TestInstance) {}

  async add({ roles = [], companyId }: Traits = {}): Promise<TestPerson> {
    const userId = freshUserId();
    const email = `person-${userId}@werkbank.example`;
    const password = freshPassword();
    const em = this.instance.em();
    await em.insert(UserRecord, {
      id: userId,
      email,
      salutation: 'Ms',
      firstName: 'Test',
      lastName: 'Person',
      phone: '+41 52 555 00 00',
      platformAdmin: roles.includes('platform-admin'),
      companyAdmin: roles.includes('company-admin'),
      companyId: companyId ?? null,
    });
    await enrolPeople(em, new KeycloakUsers(this.realm), [userId], new Map([[email, password]]));
    const { keycloakId } = await em.findOneOrFail(UserRecord, userId);
    if (!keycloakId) throw new Error('a person who was enrolled has an account');
    this.accounts.push(keycloakId);
    const claims = { userId, roles, ...(companyId !== undefined && { companyId }) };
    return { userId, email, password, claims, keycloakId, accessToken: this.tokens(email, password) };
  }

  /** Disables or enables a person's account. */
  async setEnabled({ keycloakId }: TestPerson, enabled: boolean): Promise<void> {
    await this.realm.admin(({ users }) => users.update({ id: keycloakId }, { enabled }));
  }

  /** Sets a password past the service, in exactly this form. */
  async setPassword({ keycloakId }: TestPerson, value: string): Promise<void> {
    const credential = { type: 'password', value, temporary: false };
    await this.realm.admin(({ users }) => users.resetPassword({ id: keycloakId, credential }));
  }

  /** Has Keycloak lock an account for wrong passwords; without a password to compare with they are soon tried. */
  async lock(person: TestPerson): Promise<void> {
    const account = { id: person.keycloakId };
    await this.realm.admin(async ({ users }) => {
      for (const { id: credentialId = '' } of await users.getCredentials(account))
        await users.deleteCredential({ ...account, credentialId });
    });
    const fields = { grant_type: 'password', username: person.email, password: 'wrong' };
    const locked = async () => {
      for (let n = 0; n < 10; n++) await this.realm.openId('token', fields);
      const found = await this.realm.admin(({ attackDetection }) => attackDetection.findOne(account));
      return z.looseObject({ disabled: z.boolean() }).parse(found).disabled;
    };
    while (!(await locked()));
    await this.setPassword(person, person.password);
  }

  async openSessionsOf({ keycloakId }: TestPerson): Promise<string[]> {
    const open = await this.realm.admin(({ users }) => users.listSessions({ id: keycloakId }));
    return open.map(({ id = '' }) => id);
  }

  async removeAll(): Promise<void> {
    for (const id of this.accounts.splice(0)) {
      await this.realm.admin(({ users }) => users.del({ id }, { catchNotFound: true }));
    }
  }

  /** Removes all people and stops the instance. */
  async leave(): Promise<void> {
    try {
      await this.removeAll();
    } finally {
      await this.instance.stop();
    }
  }

  /** Signs the same person in again, for instance after earlier tokens have ended. */
  again(person: TestPerson): TestPerson {
    return { ...person, accessToken: this.tokens(person.email, person.password) };
  }

  private tokens(email: string, password: string): () => Promise<string> {
    const signIn = async (): Promise<string> => {
      const grant = await this.credentials.signIn(email, password);
      if (!grant) throw new Error(`${email} cannot sign in`);
      return grant.accessToken;
    };
    let token: Promise<string> | undefined;
    // One attempt for all who ask at once.
    return () => {
      token ??= signIn();
      return token;
    };
  }
}
