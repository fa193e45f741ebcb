import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { runningInstance } from './running-instance.ts';

/**
 * Removes somebody's account in Keycloak behind the back of services/admin, as an operator who clicks there would: the
 * instance drifts apart on purpose.
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

/** The launcher keeps what it made up for this instance beside `run.json`; given from outside, it is in the environment. */
function clientSecret(): string {
  const given = process.env['KEYCLOAK_CLIENT_SECRET'];
  const file = join(dirname(process.env['WERKBANK_RUN'] ?? ''), 'secrets.json');
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const secret = kept['keycloak-client'] ?? given;
  if (secret === undefined) throw new Error('nobody knows the secret of the client in Keycloak');
  return secret;
}
