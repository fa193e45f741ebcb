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
const failure = z.object({ error: z.string(), error_description: z.string().optional() });

/** Belongs to nobody: the top-level domain is one that never exists. */
const nobody = 'nobody@nobody.invalid';

/** Keycloak by its direct grant. */
export class KeycloakCredentials extends CredentialStore {
  constructor(private readonly realm: KeycloakRealm) {
    super();
  }

  async signIn(email: string, password: string): Promise<Grant | undefined> {
    const answer = await this.realm.openId('token', { grant_type: 'password', username: email, password });
    if (answer.ok) return tokens.parse(await answer.json());
    // Keycloak does the work of a password for unknown and for locked accounts too, only for disabled ones it does not.
    const { error_description } = await onlyInvalidGrant(answer);
    if (error_description === 'Account disabled') await this.tryAsNobody(password);
    return undefined;
  }

  async renew(refreshToken: string): Promise<Grant | undefined> {
    const fields = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const answer = await this.realm.openId('token', fields);
    if (answer.ok) return tokens.parse(await answer.json());
    await onlyInvalidGrant(answer);
    return undefined;
  }

  async endSessionOf(refreshToken: string): Promise<boolean> {
    const answer = await this.realm.openId('logout', { refresh_token: refreshToken });
    if (!answer.ok) await onlyInvalidGrant(answer);
    return answer.ok;
  }

  async endSession(sessionId: string): Promise<void> {
    await this.realm.admin('DELETE', `/sessions/${encodeURIComponent(sessionId)}`, { accept: [404] });
  }

  private async tryAsNobody(password: string): Promise<void> {
    await this.realm.openId('token', { grant_type: 'password', username: nobody, password });
  }
}

/** `invalid_grant` is about the credentials that were given; anything else is about this client and its settings. */
async function onlyInvalidGrant(answer: Response): Promise<z.output<typeof failure>> {
  const said = failure.safeParse(await answer.clone().json()).data;
  if (said?.error !== 'invalid_grant') throw await misconfigured(answer);
  return said;
}
