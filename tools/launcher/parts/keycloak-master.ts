import type { KeycloakAdmin } from './keycloak-admin.ts';

/** No address of the product leads to this realm, so that a lock keeps out operators who guess and strangers inside the network. */
const protection = {
  bruteForceProtected: true,
  permanentLockout: false,
  failureFactor: 20,
  waitIncrementSeconds: 60,
  maxFailureWaitSeconds: 900,
  quickLoginCheckMilliSeconds: 0,
  maxDeltaTimeSeconds: 43_200,
} as const;

/** Limits wrong passwords for Keycloak's own administrators. */
export async function protectMasterRealm(admin: KeycloakAdmin): Promise<void> {
  const realm = await admin.find<Readonly<Record<string, unknown>>>('/admin/realms/master');
  const missing = Object.entries(protection).some(([name, value]) => realm?.[name] !== value);
  if (missing) await admin.send('PUT', '/admin/realms/master', protection);
}
