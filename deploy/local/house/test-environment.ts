import { adminUrl } from '../parts/databases.ts';
import { keycloakClient, keycloakUrl } from '../parts/keycloak.ts';
import { natsUrl } from '../parts/nats.ts';
import { testCompanyEnvironment } from '../parts/test-company.ts';
import type { House } from './house.ts';

/** What integration tests are told about the real parts that run for them. */
export function testEnvironment(house: House): Record<string, string> {
  return {
    TEST_PG_ADMIN_URL: adminUrl(house),
    NATS_URL: natsUrl(house),
    NATS_SERVER_BIN: house.found.get('nats-server') ?? '',
    KEYCLOAK_URL: keycloakUrl(house),
    KEYCLOAK_REALM: keycloakClient.realm,
    KEYCLOAK_CLIENT_ID: keycloakClient.id,
    KEYCLOAK_CLIENT_SECRET: keycloakClient.secret(house),
    PUBLIC_URL: house.publicUrl,
    ...testCompanyEnvironment(house, keycloakUrl(house)),
  };
}
