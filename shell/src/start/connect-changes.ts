import type { QueryClient } from '@tanstack/react-query';
import type { RouteName } from '@werkbank/contracts/routes';
import type { i18n } from 'i18next';
import { firstSettings, rememberedPreferences } from '../configuration/settings';
import { shareBetweenTabs } from '../preferences/share-between-tabs';
import { report } from '@werkbank/kit/report';
import type { Session } from '../session/session';
import { shareSession } from '../session/share-session';
import type { Shell } from './create-shell';

/** Reads whose answer is the same in every language, country and currency. */
const sameEverywhere: ReadonlySet<unknown> = new Set<RouteName>(['getConfiguration', 'listSidebarItems']);

/** Consequences of changes: language, country, currency and login affect content and prices. */
export function connectChanges(shell: Shell, translations: i18n): void {
  const { host, session, preferences, tried, settings, queries } = shell;
  const { basket } = host;
  let shown = preferences.getState();
  let userId = session.store.getState().user?.id;
  applyLanguage(shown.language);
  restoreSession(session);

  preferences.subscribe(() => {
    const next = preferences.getState();
    const { language, country, currency } = shown;
    shown = next;
    if (next.language !== language) {
      void translations.changeLanguage(next.language);
      applyLanguage(next.language);
    }
    if (next.language === language && next.country === country && next.currency === currency) return;
    readAgain(queries);
    void basket.refresh();
  });

  session.store.subscribe(({ user }) => {
    if (user?.id === userId) return;
    userId = user?.id;
    // After the screen has changed: the page of a logged-out user is gone, and its requests would be refused.
    setTimeout(
      () => void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'getConfiguration' }),
    );
    void basket.refresh();
  });

  shareSession(session, () => restoreSession(session));
  shareBetweenTabs({
    current: () => ({
      user: session.store.getState().user,
      preferences: tried.lasting(preferences.getState()),
    }),
    onChange: (listener) => {
      session.store.subscribe(listener);
      preferences.subscribe(listener);
    },
    adopt: (shared) => {
      session.follow(shared.user);
      restoreSession(session);
      // The stored choice may be older than the configuration, and only offered countries and currencies are usable.
      const known = settings.getState();
      const offered = known === firstSettings ? undefined : known;
      tried.forget();
      preferences.setState(rememberedPreferences(shared.preferences, offered));
    },
  });
}

/** Invalidates everything that depends on the preferences, including data that no page shows now. */
function readAgain(queries: QueryClient): void {
  const predicate = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    !sameEverywhere.has(queryKey[0]);
  void queries.invalidateQueries({ predicate, refetchType: 'none' });
  // Queries with the preferences in their request change by themselves. All others are read again afterwards.
  setTimeout(() => {
    void queries.refetchQueries({ predicate, type: 'active', stale: true }, { cancelRefetch: false });
  });
}

/** Checks if a remembered user still has a session. After a failure the next call checks again. */
function restoreSession(session: Session): void {
  session.accessToken().catch((cause: unknown) => report('The session could not be renewed', cause));
}

function applyLanguage(language: string): void {
  document.documentElement.lang = language;
}
