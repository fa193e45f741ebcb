import KeycloakAdminClient, { NetworkError } from '@keycloak/keycloak-admin-client';
import { DependencyUnavailable } from '@werkbank/platform/dependency-errors';
import { z } from 'zod';
import type { AdminEnv } from '../../env.js';

export type KeycloakSettings = Pick<
  AdminEnv,
  'KEYCLOAK_URL' | 'KEYCLOAK_REALM' | 'KEYCLOAK_CLIENT_ID' | 'KEYCLOAK_CLIENT_SECRET'
>;

const patienceMs = 5_000;
const serviceGrant = z.object({ access_token: z.string(), expires_in: z.number() });

/** Keycloak does not carry out what its administrator asks. */
export class KeycloakRefused extends Error {
  override name = 'KeycloakRefused';
  constructor(
    readonly status: number,
    readonly reason: unknown,
    path: string,
  ) {
    super(`Keycloak answered ${path} with ${status}: ${JSON.stringify(reason)}`);
  }
}

/** The two ways to talk to the realm: as the client that signs people in, and as the account that administers it. */
export class KeycloakRealm {
  private readonly client: KeycloakAdminClient;
  private serviceToken: Promise<string> | undefined;
  private freshUntil = 0;

  constructor(private readonly settings: KeycloakSettings) {
    this.client = new KeycloakAdminClient({
      baseUrl: settings.KEYCLOAK_URL,
      realmName: settings.KEYCLOAK_REALM,
      requestOptions: {
        /** The library copies the options for each request, so each has its own time. */
        get signal() {
          return AbortSignal.timeout(patienceMs);
        },
      },
    });
    this.client.registerTokenProvider({ getAccessToken: () => this.ownToken() });
  }

  /** Calls an OpenID Connect endpoint as the confidential client. Answers of 500 and above are an outage. */
  async openId(endpoint: 'token' | 'logout', fields: Record<string, string>): Promise<Response> {
    const { KEYCLOAK_URL, KEYCLOAK_REALM, KEYCLOAK_CLIENT_ID, KEYCLOAK_CLIENT_SECRET } = this.settings;
    const url = `${KEYCLOAK_URL}/realms/${KEYCLOAK_REALM}/protocol/openid-connect/${endpoint}`;
    const client = { client_id: KEYCLOAK_CLIENT_ID, client_secret: KEYCLOAK_CLIENT_SECRET };
    const body = new URLSearchParams({ ...client, ...fields });
    let answer: Response;
    try {
      answer = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(patienceMs) });
    } catch (error) {
      throw new DependencyUnavailable('keycloak', error);
    }
    if (answer.status >= 500) throw await misconfigured(answer);
    return answer;
  }

  /** Administers the realm. Throws `KeycloakRefused`, and `DependencyUnavailable` for answers of 500 and above too. */
  async admin<T>(call: (client: KeycloakAdminClient) => Promise<T>): Promise<T> {
    try {
      return await call(this.client);
    } catch (error) {
      if (isUnanswered(error)) throw new DependencyUnavailable('keycloak', error);
      if (!(error instanceof NetworkError)) throw error;
      const { status, url } = error.response;
      const refused = new KeycloakRefused(status, error.responseData, new URL(url).pathname);
      if (status >= 500) throw new DependencyUnavailable('keycloak', refused);
      // A realm that was imported once more does not know the token that is kept here.
      if (status === 401) this.freshUntil = 0;
      throw refused;
    }
  }

  /** Requests that need a token while a new one is fetched wait for the same one. */
  private ownToken(): Promise<string> {
    if (this.serviceToken && performance.now() < this.freshUntil) return this.serviceToken;
    this.freshUntil = Number.POSITIVE_INFINITY;
    this.serviceToken = this.newToken();
    return this.serviceToken;
  }

  private async newToken(): Promise<string> {
    let freshForMs = 0;
    try {
      const answer = await this.openId('token', { grant_type: 'client_credentials' });
      if (!answer.ok) throw await misconfigured(answer);
      const { access_token, expires_in } = serviceGrant.parse(await answer.json());
      freshForMs = (expires_in - 30) * 1000;
      return access_token;
    } finally {
      this.freshUntil = performance.now() + freshForMs;
    }
  }
}

/** Keycloak does not accept this client, which a person who signs in cannot mend. */
export async function misconfigured(answer: Response): Promise<DependencyUnavailable> {
  return new DependencyUnavailable('keycloak', new Error(`Refused: ${answer.status} ${await answer.text()}`));
}

/** True for errors of `fetch` after a broken connection or a timeout. */
function isUnanswered(error: unknown): boolean {
  return /^(TypeError: (fetch failed|terminated)|TimeoutError)/.test(String(error));
}
