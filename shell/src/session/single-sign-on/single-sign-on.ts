import type { Language } from '@werkbank/contracts/localization';
import type { IdentityProvider } from './identity-provider';
import type { SingleSignOn } from './single-sign-on-strategy';

/** Single sign-on, whose library is loaded only by those who use it. */
export function singleSignOn(provider: IdentityProvider, language: () => Language): SingleSignOn {
  let loading: Promise<SingleSignOn> | undefined;
  const loaded = () => {
    loading ??= import('./keycloak-sign-on')
      .then(({ keycloakSignOn }) => keycloakSignOn(provider, language))
      .catch((cause: unknown) => {
        // The next try requests the file again.
        loading = undefined;
        throw cause;
      });
    return loading;
  };
  return {
    leave: async (returnTo, company) => (await loaded()).leave(returnTo, company),
    comeBack: async () => (await loaded()).comeBack(),
    renew: async () => (await loaded()).renew(),
    end: async (sessionId) => (await loaded()).end(sessionId),
  };
}
