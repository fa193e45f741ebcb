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

const lock = z.looseObject({ disabled: z.boolean() });

/** An address without an owner: the top-level domain never exists. */
const nobody = 'nobody@nobody.invalid';

/** Keycloak by its direct grant. */
export class KeycloakCredentials extends CredentialStore {
  constructor(private readonly realm: KeycloakRealm) {
    super();
  }

  async signIn(email: string, password: string): Promise<Grant | undefined> {
    // Passwords are kept composed. One that was set before that may be kept with its accents apart.
    for (const form of new Set([password.normalize('NFC'), password.normalize('NFD')])) {
      const grant = (await this.tryOnce(email, form)) ?? (await this.tryUnlocked(email, form));
      if (grant) return grant;
    }
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
    await this.realm.admin(({ realms, realmName: realm }) => realms.removeSession({ realm, sessionId }));
  }

  private async tryOnce(email: string, password: string): Promise<Grant | undefined> {
    const answer = await this.realm.openId('token', { grant_type: 'password', username: email, password });
    if (answer.ok) return tokens.parse(await answer.json());
    // Keycloak does the work of a password for unknown and for locked accounts too, only for disabled ones it does not.
    const { error_description } = await onlyInvalidGrant(answer);
    if (error_description === 'Account disabled') await this.tryAsNobody(password);
    return undefined;
  }

  /**
   * A locked account is refused in the same words as a wrong password. Keycloak counts failures of an account from all places,
   * so a stranger could lock the owner out. Our own count distinguishes both and has allowed this try.
   */
  private async tryUnlocked(email: string, password: string): Promise<Grant | undefined> {
    const [account] = await this.realm.admin(({ users }) => users.find({ exact: true, email }));
    if (!account?.id) return undefined;
    const { id } = account;
    const { disabled } = lock.parse(
      await this.realm.admin(({ attackDetection }) => attackDetection.findOne({ id })),
    );
    if (!disabled) return undefined;
    await this.realm.admin(({ attackDetection }) => attackDetection.del({ id }));
    return this.tryOnce(email, password);
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
