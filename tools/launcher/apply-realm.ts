import { needed } from './needed-variable.ts';
import { signInAsAdmin } from './parts/keycloak-admin.ts';
import { protectMasterRealm } from './parts/keycloak-master.ts';
import { applyRealm } from './parts/keycloak-realm.ts';

/**
 * `apply-realm`: brings any Keycloak to what the realm's file says now, and protects its own administrators. Keycloak's import
 * leaves a realm alone that is there already.
 */
export async function applyRealmFromEnvironment(): Promise<number> {
  const admin = await signInAsAdmin({
    url: needed('KEYCLOAK_URL').replace(/\/$/, ''),
    username: needed('KEYCLOAK_ADMIN'),
    password: needed('KEYCLOAK_ADMIN_PASSWORD'),
  });
  await protectMasterRealm(admin);
  await applyRealm(admin, 'realm/werkbank-realm.json', {
    PUBLIC_URL: needed('PUBLIC_URL'),
    KEYCLOAK_CLIENT_SECRET: needed('KEYCLOAK_CLIENT_SECRET'),
  });
  console.log('The realm is as its file says. Users, their roles and the connections of companies stay.');
  return 0;
}
