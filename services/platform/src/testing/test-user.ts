import { randomBytes } from 'node:crypto';
import type { CompanyType, Role } from '@werkbank/contracts/access';
import { z } from 'zod';
import { KeycloakForTests } from './keycloak-for-tests.js';

export interface TestUserClaims {
  userId?: number;
  roles?: Role[];
  companyId?: number;
  companyType?: CompanyType;
  companyName?: string;
  producerId?: number;
  firstName?: string;
  lastName?: string;
}

/** A person with an account in the real Keycloak. */
export interface TestUser {
  userId: number;
  email: string;
  password: string;
  claims: TestUserClaims;
  /** A token that Keycloak issued, renewed before it expires. */
  accessToken(): Promise<string>;
}

const cache = new Map<string, Promise<TestUser>>();

/** A user with these claims; the same claims give the same user within one test file. */
export function testUser(claims: TestUserClaims = {}): Promise<TestUser> {
  const key = JSON.stringify(claims);
  const cached = cache.get(key) ?? createUser(claims);
  cache.set(key, cached);
  return cached;
}

async function createUser(claims: TestUserClaims): Promise<TestUser> {
  const keycloak = new KeycloakForTests();
  const userId = claims.userId ?? 1_000_000 + randomBytes(3).readUIntBE(0, 3);
  const email = `test-${randomBytes(6).toString('hex')}@werkbank.example`;
  const password = `Aa1!${randomBytes(12).toString('base64url')}`;
  await keycloak.createUser({
    username: email,
    email,
    firstName: claims.firstName ?? 'Test',
    lastName: claims.lastName ?? 'User',
    password,
    roles: claims.roles ?? [],
    attributes: attributesOf(userId, claims),
  });
  // The grant itself is kept, not only its token: Keycloak takes two sign-ins of one person at once for a wrong password.
  let grant: ReturnType<typeof keycloak.grant> | undefined;
  let renewAt = 0;
  return {
    userId,
    email,
    password,
    claims,
    accessToken: async () => {
      if (!grant || renewAt < Date.now()) {
        renewAt = Number.POSITIVE_INFINITY;
        grant = keycloak.grant({ grant_type: 'password', username: email, password, scope: 'openid' });
        renewAt = Date.now() + ((await grant).expires_in - 30) * 1000;
      }
      return (await grant).access_token;
    },
  };
}

function attributesOf(userId: number, claims: TestUserClaims): Record<string, string[]> {
  const attributes = z.record(z.string(), z.coerce.string().optional()).parse({
    user_id: userId,
    company_id: claims.companyId,
    company_type: claims.companyType,
    company_name:
      claims.companyName ?? (claims.companyId === undefined ? undefined : `Company ${claims.companyId}`),
    producer_id: claims.producerId,
  });
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value]]])),
  );
}
