import type { Host, PreferencesState, Readable } from '@werkbank/contracts/shell-api';
import { defaultLocaleConfig, initialOffer, languages } from '@werkbank/contracts/localization';

/** The shell's ports for a page that is rendered without a browser: a visitor's, which never change. */
export function ssrHost(preferences: PreferencesState): Host {
  const session = unchanging({ user: null, sessionId: null, status: 'visitor' as const });
  const basket = unchanging({
    basket: [],
    itemCount: 0,
    taxBase: 0,
    currency: preferences.currency,
    valid: true,
    selfCollectionAllowed: false,
    refreshing: false,
    refreshError: false,
  });
  return {
    api: notThere,
    session: { ...session, askForLogin: notThere, logOut: notThere, update: notThere },
    preferences: { ...unchanging(preferences), set: notThere },
    basket: {
      ...basket,
      add: notThere,
      setQuantity: notThere,
      remove: notThere,
      clear: notThere,
      replace: notThere,
      refresh: notThere,
    },
    notifications: { show: notThere },
    navigation: { go: notThere, setTitle: notThere },
    places: { leftColumn: unchanging(null), slotComponentsFor: () => [] },
    configuration: notThere,
    settings: unchanging({ languages: [...languages], ...initialOffer, localeConfig: defaultLocaleConfig }),
    nonce: '',
  };
}

/** Effects and handlers do not run there, so this is a page that does something while it is drawn. */
function notThere(): never {
  throw new Error('A page that is drawn asks for nothing and changes nothing');
}

function unchanging<T>(state: T): Readable<T> {
  return { getState: () => state, subscribe: () => () => undefined };
}
