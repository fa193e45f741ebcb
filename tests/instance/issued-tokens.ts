import type { BrowserContext } from 'playwright-core';
import { runningInstance } from './running-instance.ts';

const client = 'werkbank-web';
const openId = (endpoint: string): string => {
  const { keycloak } = runningInstance().parts;
  if (keycloak === undefined) throw new Error('run.json has no address of keycloak');
  return `${keycloak}/realms/werkbank/protocol/openid-connect/${endpoint}`;
};

/** The refresh tokens that Keycloak issues to the pages of a browser session, in order. */
export function refreshTokensOf(context: BrowserContext): string[] {
  const issued: string[] = [];
  context.on('response', (response) => {
    if (!response.url().startsWith(openId('token')) || !response.ok()) return;
    void response.json().then((body: { refresh_token: string }) => issued.push(body.refresh_token));
  });
  return issued;
}

/** Keycloak's status for the renewal with a stolen refresh token. */
export async function statusOfRenewal(refreshToken: string): Promise<number> {
  const form = { grant_type: 'refresh_token', client_id: client, refresh_token: refreshToken };
  return (await fetch(openId('token'), { method: 'POST', body: new URLSearchParams(form) })).status;
}

/** The address of Keycloak's silent sign-in check. */
export function silentQuery(): string {
  const query = new URLSearchParams({
    client_id: client,
    response_type: 'code',
    scope: 'openid',
    prompt: 'none',
    redirect_uri: `${runningInstance().address}/silent-sign-in.html`,
    code_challenge_method: 'S256',
    code_challenge: 'a'.repeat(43),
  });
  return `${openId('auth')}?${query.toString()}`;
}
