import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runningInstance } from './running-instance.ts';

const client = 'werkbank-admin-service';

/**
 * Removes somebody's account in Keycloak behind the back of services/admin, as an operator who clicks there would: the
 * instance drifts apart on purpose.
 */
export async function removeAccountBehindTheBack(userId: number): Promise<void> {
  const { access_token } = await answered<{ access_token: string }>(
    fetch(`${realm('realms')}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: client,
        client_secret: clientSecret(),
      }),
    }),
  );
  const headers = { authorization: `Bearer ${access_token}` };
  const users = `${realm('admin/realms')}/users`;
  const [account] = await answered<{ id: string }[]>(
    fetch(`${users}?exact=true&username=user-${userId}`, { headers }),
  );
  if (!account) throw new Error(`user ${userId} has no account`);
  const gone = await fetch(`${users}/${account.id}`, { method: 'DELETE', headers });
  if (!gone.ok) throw new Error(`Keycloak answered ${gone.status}`);
}

async function answered<T>(call: Promise<Response>): Promise<T> {
  const answer = await call;
  if (!answer.ok) throw new Error(`Keycloak answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

const realm = (below: string): string => `${runningInstance().parts['keycloak']}/${below}/werkbank`;

/** The launcher keeps what it made up for this instance beside `run.json`; given from outside, it is in the environment. */
function clientSecret(): string {
  const given = process.env['KEYCLOAK_CLIENT_SECRET'];
  const file = join(dirname(process.env['WERKBANK_RUN'] ?? ''), 'secrets.json');
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const secret = kept['keycloak-client'] ?? given;
  if (secret === undefined) throw new Error('nobody knows the secret of the client in Keycloak');
  return secret;
}
