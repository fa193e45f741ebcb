import { DependencyUnavailable } from '@werkbank/platform/dependency-errors';
import { z } from 'zod';
import type { AdminEnv } from '../../env.js';

export type KeycloakSettings = Pick<
  AdminEnv,
  'KEYCLOAK_URL' | 'KEYCLOAK_REALM' | 'KEYCLOAK_CLIENT_ID' | 'KEYCLOAK_CLIENT_SECRET'
>;

const patienceMs = 5_000;
const serviceGrant = z.object({ access_token: z.string(), expires_in: z.number() });

/** The two ways to talk to the realm: as the client that signs people in, and as the account that administers it. */
export class KeycloakRealm {
  private serviceToken: { value: string; freshUntil: number } | undefined;

  constructor(private readonly settings: KeycloakSettings) {}

  /** Calls an OpenID Connect endpoint as the confidential client. Answers of 500 and above are an outage. */
  openId(endpoint: 'token' | 'logout', fields: Record<string, string>): Promise<Response> {
    const { KEYCLOAK_URL, KEYCLOAK_REALM, KEYCLOAK_CLIENT_ID, KEYCLOAK_CLIENT_SECRET } = this.settings;
    return send(`${KEYCLOAK_URL}/realms/${KEYCLOAK_REALM}/protocol/openid-connect/${endpoint}`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: KEYCLOAK_CLIENT_ID,
        client_secret: KEYCLOAK_CLIENT_SECRET,
        ...fields,
      }),
    });
  }

  /** Calls the administration interface, and accepts what succeeded or has one of the given statuses. */
  async admin(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, accept = [] }: { body?: unknown; accept?: readonly number[] } = {},
  ): Promise<Response> {
    const { KEYCLOAK_URL, KEYCLOAK_REALM } = this.settings;
    const answer = await send(`${KEYCLOAK_URL}/admin/realms/${KEYCLOAK_REALM}${path}`, {
      method,
      headers: { authorization: `Bearer ${await this.ownToken()}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (answer.ok || accept.includes(answer.status)) return answer;
    // A realm that was imported anew no longer knows the token that is kept here.
    if (answer.status === 401) this.serviceToken = undefined;
    throw new Error(`Keycloak answered ${method} ${path} with ${answer.status}: ${await answer.text()}`);
  }

  private async ownToken(): Promise<string> {
    if (this.serviceToken && this.serviceToken.freshUntil > performance.now()) return this.serviceToken.value;
    const answer = await this.openId('token', { grant_type: 'client_credentials' });
    if (!answer.ok) throw await misconfigured(answer);
    const { access_token, expires_in } = serviceGrant.parse(await answer.json());
    this.serviceToken = { value: access_token, freshUntil: performance.now() + (expires_in - 30) * 1000 };
    return access_token;
  }
}

/** Keycloak does not accept this client: nothing that a person who signs in could mend. */
export async function misconfigured(answer: Response): Promise<DependencyUnavailable> {
  return new DependencyUnavailable('keycloak', new Error(`Refused: ${answer.status} ${await answer.text()}`));
}

async function send(url: string, request: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(url, { ...request, signal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    throw new DependencyUnavailable('keycloak', error);
  }
  if (answer.status >= 500) throw await misconfigured(answer);
  return answer;
}
