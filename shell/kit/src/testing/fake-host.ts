import type {
  BasketState,
  Host,
  NotificationKind,
  PreferencesState,
  Readable,
  SessionState,
  Settings,
} from '@werkbank/contracts/shell-api';
import { defaultLocaleConfig, initialOffer, languages } from '@werkbank/contracts/localization';
import type { ApiClient } from '@werkbank/contracts/client';
import type { RouteName } from '@werkbank/contracts/routes';
import { type Fixtures, fixtureClient } from './fixture-client';

export interface FakeHostOptions {
  fixtures?: Fixtures;
  session?: Partial<SessionState>;
  preferences?: Partial<PreferencesState>;
  basket?: Partial<BasketState>;
  settings?: Partial<Settings>;
}

/** Calls to a fake host, for a test to look at. */
export interface HostRecord {
  readonly shown: { kind: NotificationKind; text: string }[];
  readonly visited: string[];
  readonly basketCalls: { name: string; args: unknown[] }[];
  /** Calls of the API in their order. */
  readonly calls: AskedCall[];
  title: string;
  loginAsked: boolean;
}

export interface AskedCall {
  readonly name: RouteName;
  readonly request: unknown;
  readonly file?: unknown;
}

export interface FakeHost extends Host {
  readonly record: HostRecord;
  readonly setSession: (change: Partial<SessionState>) => void;
  readonly setBasket: (change: Partial<BasketState>) => void;
}

/** A host without a shell: fixtures answer its calls, and it remembers what it was asked. */
export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  const record: HostRecord = {
    shown: [],
    visited: [],
    basketCalls: [],
    calls: [],
    title: '',
    loginAsked: false,
  };
  const session = changing<SessionState>({
    user: null,
    sessionId: null,
    status: 'visitor',
    ...options.session,
  });
  const preferences = changing<PreferencesState>({
    language: 'de',
    country: 'DE',
    currency: 'EUR',
    ...options.preferences,
  });
  const basket = changing<BasketState>({
    basket: [],
    itemCount: 0,
    taxBase: 0,
    currency: 'EUR',
    valid: true,
    selfCollectionAllowed: false,
    refreshing: false,
    refreshError: false,
    ...options.basket,
  });
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void record.basketCalls.push({ name, args });
  const answer = fixtureClient(options.fixtures ?? {});
  const api: ApiClient = (name, request, { file } = {}) => {
    record.calls.push({ name, request, ...(file === undefined ? {} : { file }) });
    return answer(name, request);
  };
  return {
    record,
    api,
    setSession: session.change,
    setBasket: basket.change,
    session: {
      ...session,
      askForLogin: () => {
        record.loginAsked = true;
      },
      logOut: async () => session.change({ user: null, sessionId: null, status: 'visitor' }),
      update: (user) => session.change({ user }),
    },
    preferences: { ...preferences, set: preferences.change },
    basket: {
      ...basket,
      add: (...args) => {
        note('add')(...args);
        return true;
      },
      setQuantity: note('setQuantity'),
      setRemark: note('setRemark'),
      remove: note('remove'),
      clear: note('clear'),
      replace: note('replace'),
      refresh: async () => note('refresh')(),
    },
    notifications: { show: (kind, text) => void record.shown.push({ kind, text }) },
    navigation: {
      go: (to) => void record.visited.push(to),
      setTitle: (title) => {
        record.title = title;
      },
    },
    places: { leftColumn: changing<HTMLElement | null>(document.body), slotComponentsFor: () => [] },
    configuration: () => api('getConfiguration', {}),
    settings: changing<Settings>({
      languages: [...languages],
      ...initialOffer,
      localeConfig: defaultLocaleConfig,
      ...options.settings,
    }),
    nonce: '',
  };
}

function changing<T>(start: T): Readable<T> & { readonly change: (change: Partial<T>) => void } {
  let state = start;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}
