import { QueryClient } from '@tanstack/react-query';
import { createClient } from '@werkbank/contracts/client';
import type { Configuration } from '@werkbank/contracts/entities';
import type { Host, PreferencesState, RegisteredRemote, Settings } from '@werkbank/contracts/shell-api';
import type { Language } from '@werkbank/contracts/localization';
import type { i18n } from 'i18next';
import type { NavigateOptions } from 'react-router';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createBasket } from '../basket/basket';
import { followPerson } from '../basket/follow-person';
import { configurationOnce } from '../configuration/configuration-once';
import { firstSettings, rememberedPreferences } from '../configuration/settings';
import { loginAddress } from '../login/login-address';
import { setPageTitle } from '../navigation/page-title';
import { createNotifications, type Notifications } from '../notifications/notifications';
import { leftPlace } from '../layout-slots/left-place';
import { chosenAsVisitor, placeIn } from '../preferences/chosen-as-visitor';
import { preferencesOfPerson } from '../preferences/preferences-of-person';
import { savePreferences } from '../preferences/save-preferences';
import { triedForNow } from '../preferences/tried-for-now';
import type { SharedState } from '../preferences/shared-state-cookie';
import { report } from '@werkbank/kit/report';
import { RemoteRegistry } from '../remotes/remote-registry';
import { callerOf } from '../session/caller-of';
import { type PasswordStrategy, passwordStrategy } from '../session/login-strategies/password-strategy';
import {
  eitherStrategy,
  rememberMethod,
  type LoginMethod,
} from '../session/login-strategies/either-strategy';
import { createSession, type Session } from '../session/session';
import type { OpenSession } from '../session/login-strategies/login-strategy';
import { readIdentityProvider } from '../session/single-sign-on/identity-provider';
import { singleSignOn } from '../session/single-sign-on/single-sign-on';
import type { SingleSignOn } from '../session/single-sign-on/single-sign-on-strategy';
import { fetchOfThePage } from '../traces/fetch-of-the-page';
import { askAgain } from './ask-again';

export interface Shell {
  readonly host: Host;
  readonly registry: RemoteRegistry;
  readonly notifications: Notifications;
  readonly session: Session;
  readonly preferences: StoreApi<PreferencesState>;
  readonly tried: ReturnType<typeof triedForNow>;
  readonly settings: StoreApi<Settings>;
  readonly passwordStrategy: PasswordStrategy;
  readonly singleSignOn: SingleSignOn | undefined;
  readonly queries: QueryClient;
  /** After a login: switches to the user's language, greets, and reads everything again. */
  readonly logIn: (session: OpenSession, by?: LoginMethod) => void;
  /** The page after a login that began at no other page. */
  readonly beginning: () => string;
  /** React-router's function to navigate, known once the app is drawn. */
  connectRouter(navigate: (to: string, options?: NavigateOptions) => void): void;
}

export interface ShellOptions {
  remotes: readonly RegisteredRemote[];
  remembered: SharedState | undefined;
  spoken?: Language | undefined;
  /** The configuration if it arrived in time, and its source in any case. */
  known: Configuration | undefined;
  arriving: Promise<Configuration | undefined>;
  translations: i18n;
  nonce: string;
}

/** Composes the ports; the only place that knows their dependencies. */
export function createShell(options: ShellOptions): Shell {
  const { remotes, remembered, spoken, known, translations, nonce } = options;
  const t = translations.getFixedT(null, 'shell');
  const notifications = createNotifications();
  const settings = createStore<Settings>(() => known ?? firstSettings);
  const preferences = createStore<PreferencesState>(() =>
    rememberedPreferences({ ...remembered?.preferences, ...(spoken && { language: spoken }) }, known),
  );
  const tried = triedForNow();
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: askAgain, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  const language = () => preferences.getState().language;
  // Login and renewal run without a token, because they produce it.
  const traced = fetchOfThePage();
  const strategy = passwordStrategy(createClient({ ...traced, language }));
  const provider = readIdentityProvider();
  const sso = provider && singleSignOn(provider, language);
  const session = createSession({
    strategy: eitherStrategy(strategy, sso),
    remembered: remembered?.user ?? null,
    locks: navigator.locks,
  });
  const api = createClient({
    ...traced,
    language,
    accessToken: session.accessToken,
    renewedToken: session.renewedToken,
    onUnauthenticated: () => {
      session.clear();
      notifications.show('error', t('login.authenticationFailedErrorMessage'));
    },
  });
  const basket = createBasket({
    api,
    preferences: preferences.getState,
    refuse: (reason) => notifications.show('error', t(`basket.${reason}`)),
  });
  const saveBasket = followPerson({
    api,
    basket,
    session: session.store,
    preferences: preferences.getState,
    full: () => notifications.show('error', t('basket.full')),
  });
  const registry = new RemoteRegistry(remotes);
  let navigate: (to: string, options?: NavigateOptions) => void = (to) => location.assign(to);

  const logOut = async () => {
    await saveBasket();
    // The session is over here at once, and a late answer cannot affect the next login. The server ends it if it is
    // reachable.
    const ended = session.end();
    navigate('/');
    await ended.catch((cause: unknown) => report('The session could not be ended', cause));
    notifications.show('success', t('login.userLoggedOut'));
  };
  const save = savePreferences(api);
  /** In the language of the account, which the page uses a moment later. */
  const greet = (spoken: Language) => {
    const say = () =>
      notifications.show('success', translations.t('login.userLoggedIn', { ns: 'shell', lng: spoken }));
    translations.loadLanguages(spoken).then(say, say);
  };
  let cameIn = false;
  const host: Host = {
    api,
    session: {
      getState: session.store.getState,
      subscribe: (listener) => session.store.subscribe(listener),
      askForLogin: (returnTo) => navigate(loginAddress(returnTo ?? `${location.pathname}${location.search}`)),
      logOut,
      update: (user) => session.update(user),
    },
    preferences: {
      getState: preferences.getState,
      subscribe: (listener) => preferences.subscribe(listener),
      set: (change, how) => {
        tried.note(change, preferences.getState(), how?.forNow ?? false);
        preferences.setState(change);
        if (how?.forNow) return;
        const { user } = session.store.getState();
        if (user) save(user.id, change);
        else chosenAsVisitor.add(placeIn(change));
      },
    },
    basket,
    notifications,
    navigation: { go: (to, options) => navigate(to, options), setTitle: setPageTitle },
    places: {
      leftColumn: leftPlace,
      slotComponentsFor: (slot) =>
        registry.slotComponentsFor(slot, callerOf(session.store.getState(), language())),
    },
    configuration: configurationOnce(api, options.arriving),
    settings,
    nonce,
    // Set by the build.
    version: process.env.SHELL_VERSION,
  };
  registry.connect(host);
  return {
    host,
    registry,
    notifications,
    session,
    preferences,
    tried,
    settings,
    passwordStrategy: strategy,
    singleSignOn: sso,
    queries,
    logIn(opened, by = 'password') {
      rememberMethod(by);
      const { place, unsaved } = preferencesOfPerson(opened.preferences, chosenAsVisitor.all());
      cameIn = true;
      // First of all, so later requests carry the token; both apply before the next drawing.
      session.open(opened);
      tried.forget();
      preferences.setState({ language: opened.user.language, ...place });
      save(opened.user.id, unsaved);
      chosenAsVisitor.forget();
      notifications.withdraw(t('login.authenticationFailedErrorMessage'));
      greet(opened.user.language);
    },
    // Users who were signed in when the page was opened start at home, like all others.
    beginning: () => (cameIn ? registry.beginningOf(callerOf(session.store.getState(), language())) : '/'),
    connectRouter: (router) => {
      navigate = router;
    },
  };
}
