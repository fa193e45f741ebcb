import type { Language } from '@werkbank/contracts/limits';
import type { OpenSession, SignInWay } from '../sign-in-way';
import type { IdentityProvider } from './identity-provider';

/** Login at the identity provider, which may hand over to a company's own. */
export interface SingleSignOn extends SignInWay {
  /** Leaves for the identity provider, which sends the browser back to `returnTo`, a path of ours. */
  leave(returnTo: string): Promise<void>;
  /** On the way back: who it is. Null where nobody logged in; throws an ApiError where it is nobody of ours. */
  comeBack(): Promise<OpenSession | null>;
}

/** Single sign-on, whose library is loaded only by those who use it. */
export function singleSignOn(provider: IdentityProvider, language: () => Language): SingleSignOn {
  let loading: Promise<SingleSignOn> | undefined;
  const loaded = () => {
    loading ??= import('./keycloak-sign-on')
      .then(({ keycloakSignOn }) => keycloakSignOn(provider, language))
      .catch((cause: unknown) => {
        // The next try asks for the file again.
        loading = undefined;
        throw cause;
      });
    return loading;
  };
  return {
    leave: async (returnTo) => (await loaded()).leave(returnTo),
    comeBack: async () => (await loaded()).comeBack(),
    renew: async () => (await loaded()).renew(),
    end: async (sessionId) => (await loaded()).end(sessionId),
  };
}
