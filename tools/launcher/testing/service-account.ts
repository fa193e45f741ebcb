import KeycloakAdminClient from '@keycloak/keycloak-admin-client';

/** A variable that `npm test` sets, or `.state/infra.env` for single tests. */
export function needed(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is missing: npm test sets it, and so does .state/infra.env.`);
  return value;
}

/** Administers a realm by the service account of one of its clients. */
export async function serviceAccountOf(
  realmUrl: string,
  client: { readonly id: string; readonly secret: string },
): Promise<KeycloakAdminClient> {
  const [baseUrl, realmName] = realmUrl.split('/realms/');
  const admin = new KeycloakAdminClient({ baseUrl, realmName });
  await admin.auth({
    grantType: 'client_credentials',
    clientId: client.id,
    clientSecret: client.secret,
  });
  return admin;
}
