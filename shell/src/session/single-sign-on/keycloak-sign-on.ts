import { ApiError, createClient } from '@werkbank/contracts/client';
import type { Language } from '@werkbank/contracts/localization';
import Keycloak, { type KeycloakInitOptions } from 'keycloak-js';
import type { OpenSession } from '../login-strategies/login-strategy';
import type { IdentityProvider } from './identity-provider';
import type { SingleSignOn } from './single-sign-on-strategy';

/** A public client without a secret; the code of a login is worth nothing without the verifier of PKCE. */
const CLIENT = 'werkbank-web';
const SILENT_PAGE = '/silent-sign-in.html';
const PATIENCE_MS = 10_000;

/** Single sign-on by Keycloak. Its tokens live in this module's memory; after a reload Keycloak's cookie is checked. */
export function keycloakSignOn(provider: IdentityProvider, language: () => Language): SingleSignOn {
  let current: Keycloak | undefined;
  // An instance starts once; every start needs a new one.
  const start = async (options: KeycloakInitOptions = {}): Promise<Keycloak> => {
    const keycloak = new Keycloak({ ...provider, clientId: CLIENT });
    await keycloak.init({ pkceMethod: 'S256', checkLoginIframe: false, ...options });
    current = keycloak;
    return keycloak;
  };
  const api = createClient({ language, accessToken: async () => current?.token });

  const sessionOf = async ({ token, tokenParsed }: Keycloak): Promise<OpenSession | null> => {
    if (token === undefined) return null;
    const { user, sessionId } = await api('getSignedInUser', {});
    const { exp = 0, iat = 0 } = tokenParsed ?? {};
    return { user: { ...user, accessToken: token }, sessionId, expiresIn: Math.max(1, exp - iat) };
  };

  return {
    async leave(returnTo, company) {
      const keycloak = await start();
      const hint = company === undefined ? {} : { idpHint: company };
      await keycloak.login({ redirectUri: `${location.origin}${returnTo}`, locale: language(), ...hint });
    },
    comeBack: async () => sessionOf(await start()),
    async renew() {
      try {
        if (current?.token !== undefined) await inTime(current.updateToken(-1));
        else
          await inTime(
            start({
              onLoad: 'check-sso',
              silentCheckSsoRedirectUri: silentPage(),
              silentCheckSsoFallback: false,
            }),
          );
      } catch (cause) {
        // Without an answer the tokens are kept; Keycloak's refusal takes them away.
        if (current?.token === undefined && current !== undefined) return null;
        throw new ApiError(0, { code: 'PART_UNAVAILABLE', message: String(cause) });
      }
      try {
        return current ? await sessionOf(current) : null;
      } catch (error) {
        if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return null;
        throw error;
      }
    },
    async end(sessionId) {
      // With a token that is still good the service ends the session of Keycloak, for all who use it.
      await current?.updateToken(30).catch(() => undefined);
      try {
        await api('logout', { params: { token: sessionId } });
      } finally {
        current?.clearToken();
        current = undefined;
      }
    },
  };
}

function silentPage(): string {
  return `${location.origin}${SILENT_PAGE}`;
}

/**
 * keycloak-js waits without end for a frame that shows something else than our page. One tab renews at a time, so all
 * of them would wait with it.
 */
async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('Single sign-on does not answer')), PATIENCE_MS);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
