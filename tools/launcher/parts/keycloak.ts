import { findKeycloak, keycloakArguments, type Keycloak } from '../finding/find-keycloak.ts';
import { logFile, type Instance } from '../instance/instance.ts';
import type { Part } from '../running/topology-types.ts';
import { answersOk } from './answers.ts';
import { databaseName, ownerUrl } from './databases.ts';
import { asAdmin, protectMasterRealm } from './keycloak-admin.ts';
import { applyRealm } from './keycloak-realm.ts';
import { keycloakSettings } from './keycloak-settings.ts';
import { applyTestCompany } from './test-company.ts';

const operator = 'werkbank-operator';

const given = (): string | undefined => process.env.KEYCLOAK_URL?.replace(/\/$/, '') || undefined;

/** Keycloak's address, without a realm. */
export const keycloakUrl = (instance: Instance): string =>
  given() ?? `http://127.0.0.1:${instance.ports.keycloak}`;

/** The confidential client by which services/admin talks to Keycloak. */
export const keycloakClient = {
  realm: 'werkbank',
  id: 'werkbank-admin-service',
  secret: (instance: Instance): string =>
    process.env.KEYCLOAK_CLIENT_SECRET ?? instance.secrets.get('keycloak-client'),
} as const;

let keycloakHere: Keycloak | undefined;

export const keycloak: Part = {
  kind: 'part',
  name: 'keycloak',
  title: 'Keycloak',
  after: ['postgres'],
  ports: ['keycloak', 'keycloak-management'],
  elsewhere: given,
  async prepare(instance, _say, doing) {
    keycloakHere = await findKeycloak(logFile(instance, 'keycloak'), doing);
    return undefined;
  },
  command(instance) {
    if (keycloakHere === undefined) throw new Error('Keycloak is started before it was found.');
    return {
      file: keycloakHere.java,
      args: keycloakArguments(keycloakHere, instance.inHurry),
      env: { ...process.env, ...environment(instance) },
    };
  },
  ready: (instance) =>
    answersOk(
      given() === undefined
        ? `http://127.0.0.1:${instance.ports['keycloak-management']}/health/ready`
        : `${keycloakUrl(instance)}/realms/master`,
    ),
  async settle(instance) {
    const username = process.env.KEYCLOAK_ADMIN ?? operator;
    const password = process.env.KEYCLOAK_ADMIN_PASSWORD;
    // An external Keycloak is set up only with its administrator's password.
    if (given() !== undefined && password === undefined) return;
    const administrator = {
      url: keycloakUrl(instance),
      username,
      password: password ?? instance.secrets.get('keycloak-admin'),
    };
    await asAdmin(administrator, async (admin) => {
      await protectMasterRealm(admin);
      await applyRealm(admin, 'realm/werkbank-realm.json', {
        PUBLIC_URL: instance.publicUrl,
        KEYCLOAK_CLIENT_SECRET: keycloakClient.secret(instance),
      });
      await applyTestCompany(admin, instance, keycloakUrl(instance), keycloakClient.realm);
    });
  },
  address: keycloakUrl,
};

function environment(instance: Instance): NodeJS.ProcessEnv {
  const database = new URL(ownerUrl(instance, 'keycloak'));
  return {
    KC_DB_URL: `jdbc:postgresql://${database.host}${database.pathname}`,
    KC_DB_USERNAME: databaseName(instance, 'keycloak'),
    KC_DB_PASSWORD: instance.secrets.get('postgres-keycloak'),
    KC_DB_POOL_MAX_SIZE: '20',
    KC_HTTP_ENABLED: 'true',
    KC_HTTP_HOST: '127.0.0.1',
    KC_HTTP_PORT: String(instance.ports.keycloak),
    KC_HTTP_MANAGEMENT_PORT: String(instance.ports['keycloak-management']),
    KC_HOSTNAME: keycloakUrl(instance),
    KC_CACHE: 'local',
    ...keycloakSettings,
    KC_BOOTSTRAP_ADMIN_USERNAME: operator,
    KC_BOOTSTRAP_ADMIN_PASSWORD: instance.secrets.get('keycloak-admin'),
  };
}
