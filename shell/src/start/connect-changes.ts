import type { QueryClient } from '@tanstack/react-query';
import type { RouteName } from '@werkbank/contracts/routes';
import type { i18n } from 'i18next';
import { firstSettings, rememberedPreferences } from '../configuration/settings';
import { shareBetweenTabs } from '../preferences/share-between-tabs';
import { report } from '@werkbank/kit/report';
import type { Session } from '../session/session';
import { shareSession } from '../session/share-session';
import type { Shell } from './create-shell';

/** Answers that are the same in every language, country and currency. */
const sameEverywhere: ReadonlySet<unknown> = new Set<RouteName>(['getConfiguration', 'listSidebarItems']);

/** What follows from a change: language, country, currency and login change what is shown and what things cost. */
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
    // Once the screen has followed: the page of somebody who is logged out goes away, and what it would ask is refused.
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
      // What was left behind may be older than the configuration, and nothing is sold where or in what is not offered.
      const known = settings.getState();
      const offered = known === firstSettings ? undefined : known;
      tried.forget();
      preferences.setState(rememberedPreferences(shared.preferences, offered));
    },
  });
}

/** What depends on the preferences is outdated at once, also what no page shows now. */
function readAgain(queries: QueryClient): void {
  const predicate = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    !sameEverywhere.has(queryKey[0]);
  void queries.invalidateQueries({ predicate, refetchType: 'none' });
  // The screen asks by itself for what has the preferences in its request. What has not is read again once it has.
  setTimeout(() => {
    void queries.refetchQueries({ predicate, type: 'active', stale: true }, { cancelRefetch: false });
  });
}

/** Finds out whether a remembered user still has a session. Where that cannot be found out now, the next call asks again. */
function restoreSession(session: Session): void {
  session.accessToken().catch((cause: unknown) => report('The session could not be renewed', cause));
}

function applyLanguage(language: string): void {
  document.documentElement.lang = language;
}
