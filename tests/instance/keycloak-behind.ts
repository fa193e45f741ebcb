import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { runningInstance } from './running-instance.ts';

/**
 * Deletes a user's account directly in Keycloak, as an operator might do there, to create a difference on
 * purpose.
 */
export async function removeAccountBehindTheBack(userId: number): Promise<void> {
  const admin = new KeycloakAdminClient({
    baseUrl: runningInstance().parts['keycloak'],
    realmName: 'werkbank',
  });
  await admin.auth({
    grantType: 'client_credentials',
    clientId: 'werkbank-admin-service',
    clientSecret: clientSecret(),
  });
  const [account] = await admin.users.find({ exact: true, username: `user-${userId}` });
  if (!account?.id) throw new Error(`user ${userId} has no account`);
  await admin.users.del({ id: account.id });
}

/** The launcher writes a generated secret beside `run.json`; a given one is in the environment. */
function clientSecret(): string {
  const given = process.env['KEYCLOAK_CLIENT_SECRET'];
  const file = join(dirname(process.env['WERKBANK_RUN'] ?? ''), 'secrets.json');
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const secret = kept['keycloak-client'] ?? given;
  if (secret === undefined) throw new Error('nobody knows the secret of the client in Keycloak');
  return secret;
}
