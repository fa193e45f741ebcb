import { adminUrl } from './databases.ts';
import { keycloakClient, keycloakUrl } from './keycloak.ts';
import { natsUrl } from './nats.ts';
import { testCompanyEnvironment } from './test-company.ts';
import type { Instance } from '../instance/instance.ts';

/** Environment of integration tests: addresses and credentials of the running parts. */
export function testEnvironment(instance: Instance): Record<string, string> {
  return {
    TEST_PG_ADMIN_URL: adminUrl(instance),
    TEST_DATABASE_PREFIX: instance.databasePrefix,
    NATS_URL: natsUrl(instance),
    NATS_SERVER_BIN: instance.found.get('nats-server') ?? '',
    KEYCLOAK_URL: keycloakUrl(instance),
    KEYCLOAK_REALM: keycloakClient.realm,
    KEYCLOAK_CLIENT_ID: keycloakClient.id,
    KEYCLOAK_CLIENT_SECRET: keycloakClient.secret(instance),
    PUBLIC_URL: instance.publicUrl,
    ...testCompanyEnvironment(instance, keycloakUrl(instance)),
  };
}
