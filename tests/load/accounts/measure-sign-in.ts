import { type Comparison, compareRounds } from '../figures/comparison.ts';
import { inTurn, rounds } from '../figures/in-turn.ts';
import { median } from '../figures/spread.ts';
import type { Account } from '../instance/running-instance.ts';
import type { AccountsInstance } from './accounts-instance.ts';

const roundCount = 5;
const perRound = 20;

/**
 * Compares a login through the gateway with Keycloak alone. Several people take turns, because shortly after a login Keycloak
 * treats the next one of the same person as concurrent.
 */
export async function measureSignIn(
  { address, environment }: AccountsInstance,
  people: readonly Pick<Account, 'email' | 'password'>[],
): Promise<Comparison> {
  const realm = `${environment['KEYCLOAK_URL']}/realms/${environment['KEYCLOAK_REALM']}/protocol/openid-connect`;
  const client = {
    client_id: environment['KEYCLOAK_CLIENT_ID'] ?? 'werkbank-admin-service',
    client_secret: environment['KEYCLOAK_CLIENT_SECRET'] ?? '',
  };
  const post = async (url: string, init: RequestInit): Promise<Record<string, unknown>> => {
    const answer = await fetch(url, { method: 'POST', ...init });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  };
  const somebody = (number: number) => people[number % people.length]!;
  const login = async (turn: number) => async () => {
    const { email, password } = somebody(2 * turn);
    const { sessionId, user } = await post(`${address}/api/authentication/login`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userEmail: email, password }),
    });
    return async () =>
      (
        await fetch(`${address}/api/authentication/accessTokens/${String(sessionId)}`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${(user as { accessToken: string }).accessToken}` },
        })
      ).arrayBuffer();
  };
  const direct = async (turn: number) => async () => {
    const { email, password } = somebody(2 * turn + 1);
    const grant = { ...client, grant_type: 'password', username: email, password };
    const { refresh_token } = await post(`${realm}/token`, { body: new URLSearchParams(grant) });
    const end = new URLSearchParams({ ...client, refresh_token: String(refresh_token) });
    return () => post(`${realm}/logout`, { body: end });
  };
  await inTurn(10, { login, direct });
  const times = await inTurn(roundCount * perRound, { login, direct });
  return compareRounds(
    'login through the gateway',
    'ms',
    rounds(times.login, roundCount).map(median),
    "Keycloak's own token endpoint",
    rounds(times.direct, roundCount).map(median),
  );
}
