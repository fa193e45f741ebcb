import { findKeycloak, keycloakArguments, type Keycloak } from '../finding/find-keycloak.ts';
import { logFile, type House } from '../house/house.ts';
import type { Part } from '../running/topology-types.ts';
import { answersOk } from './answers.ts';
import { databaseName, databaseUrl } from './databases.ts';
import { signInAsAdmin } from './keycloak-admin.ts';
import { applyRealm } from './keycloak-realm.ts';
import { applyTestCompany } from './test-company.ts';

const administrator = 'werkbank-operator';

const given = (): string | undefined => process.env.KEYCLOAK_URL?.replace(/\/$/, '') || undefined;

/** Keycloak's address, without a realm. */
export const keycloakUrl = (house: House): string => given() ?? `http://127.0.0.1:${house.ports.keycloak}`;

/** The confidential client by which services/admin talks to Keycloak. */
export const keycloakClient = {
  realm: 'werkbank',
  id: 'werkbank-admin-service',
  secret: (house: House): string =>
    process.env.KEYCLOAK_CLIENT_SECRET ?? house.secrets.get('keycloak-client'),
} as const;

let keycloakHere: Keycloak | undefined;

/** The keeper of every credential. */
export const keycloak: Part = {
  kind: 'part',
  name: 'keycloak',
  title: 'Keycloak',
  after: ['postgres'],
  ports: ['keycloak', 'keycloak-management'],
  elsewhere: given,
  async prepare(house, _say, doing) {
    keycloakHere = await findKeycloak(logFile(house, 'keycloak'), doing);
    return undefined;
  },
  command(house) {
    if (keycloakHere === undefined) throw new Error('Keycloak is started before it was found.');
    return {
      file: keycloakHere.java,
      args: keycloakArguments(keycloakHere, house.inHurry),
      env: { ...process.env, ...environment(house) },
    };
  },
  ready: (house) =>
    answersOk(
      given() === undefined
        ? `http://127.0.0.1:${house.ports['keycloak-management']}/health/ready`
        : `${keycloakUrl(house)}/realms/master`,
    ),
  async settle(house) {
    const username = process.env.KEYCLOAK_ADMIN ?? administrator;
    const password = process.env.KEYCLOAK_ADMIN_PASSWORD;
    // Somebody else's Keycloak is ours to set up only when we are given its administrator.
    if (given() !== undefined && password === undefined) return;
    const admin = await signInAsAdmin({
      url: keycloakUrl(house),
      username,
      password: password ?? house.secrets.get('keycloak-admin'),
    });
    await applyRealm(admin, 'realm/werkbank-realm.json', {
      PUBLIC_URL: house.publicUrl,
      KEYCLOAK_CLIENT_SECRET: keycloakClient.secret(house),
    });
    await applyTestCompany(admin, house, keycloakUrl(house), keycloakClient.realm);
  },
  address: keycloakUrl,
};

function environment(house: House): NodeJS.ProcessEnv {
  const database = new URL(databaseUrl(house, 'keycloak'));
  return {
    KC_DB_URL: `jdbc:postgresql://${database.host}${database.pathname}`,
    KC_DB_USERNAME: databaseName(house, 'keycloak'),
    KC_DB_PASSWORD: house.secrets.get('postgres-keycloak'),
    KC_DB_POOL_MAX_SIZE: '20',
    KC_HTTP_ENABLED: 'true',
    KC_HTTP_HOST: '127.0.0.1',
    KC_HTTP_PORT: String(house.ports.keycloak),
    KC_HTTP_MANAGEMENT_PORT: String(house.ports['keycloak-management']),
    KC_HOSTNAME: keycloakUrl(house),
    KC_CACHE: 'local',
    KC_BOOTSTRAP_ADMIN_USERNAME: administrator,
    KC_BOOTSTRAP_ADMIN_PASSWORD: house.secrets.get('keycloak-admin'),
  };
}
