import { z } from 'zod';
import { CredentialStore, type Grant } from './credential-store.js';
import { type KeycloakRealm, misconfigured } from './keycloak-realm.js';

const tokens = z
  .object({
    access_token: z.string(),
    expires_in: z.number(),
    refresh_token: z.string(),
    refresh_expires_in: z.number(),
    session_state: z.string(),
  })
  .transform(
    (given): Grant => ({
      accessToken: given.access_token,
      accessExpiresIn: given.expires_in,
      refreshToken: given.refresh_token,
      refreshExpiresIn: given.refresh_expires_in,
      sessionId: given.session_state,
    }),
  );
const failure = z.object({ error: z.string() });

/** Keycloak by its direct grant. */
export class KeycloakCredentials extends CredentialStore {
  constructor(private readonly realm: KeycloakRealm) {
    super();
  }

  signIn(email: string, password: string): Promise<Grant | undefined> {
    return this.grant({ grant_type: 'password', username: email, password });
  }

  renew(refreshToken: string): Promise<Grant | undefined> {
    return this.grant({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  async endSessionOf(refreshToken: string): Promise<void> {
    const answer = await this.realm.openId('logout', { refresh_token: refreshToken });
    if (!answer.ok) await onlyInvalidGrant(answer);
  }

  async endSession(sessionId: string): Promise<void> {
    await this.realm.admin('DELETE', `/sessions/${encodeURIComponent(sessionId)}`, { accept: [404] });
  }

  private async grant(fields: Record<string, string>): Promise<Grant | undefined> {
    const answer = await this.realm.openId('token', fields);
    if (answer.ok) return tokens.parse(await answer.json());
    await onlyInvalidGrant(answer);
    return undefined;
  }
}

/** `invalid_grant` is about the credentials that were given; anything else is about this client and its settings. */
async function onlyInvalidGrant(answer: Response): Promise<void> {
  const said = failure.safeParse(await answer.clone().json()).data;
  if (said?.error !== 'invalid_grant') throw await misconfigured(answer);
}
