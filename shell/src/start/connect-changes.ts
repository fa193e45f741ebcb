import type { i18n } from 'i18next';
import { shareBetweenTabs } from '../preferences/share-between-tabs';
import type { Shell } from './create-shell';

/** What follows from a change: language, country, currency and login change what is shown and what things cost. */
export function connectChanges({ host, session, queries }: Shell, translations: i18n): void {
  const { preferences, basket, api } = host;
  let shown = preferences.getState();
  let userId = session.store.getState().user?.id;
  applyLanguage(shown.language);

  preferences.subscribe(() => {
    const next = preferences.getState();
    const { language, country, currency } = shown;
    shown = next;
    if (next.language !== language) {
      void translations.changeLanguage(next.language);
      applyLanguage(next.language);
      // Saving the language is silent: it matters to nobody right now.
      const user = session.store.getState().user;
      if (user) {
        api('setUserLanguage', { params: { userId: user.id }, body: { language: next.language } }).catch(
          (cause: unknown) => console.warn('The language could not be saved', cause),
        );
      }
    }
    if (next.language === language && next.country === country && next.currency === currency) return;
    void queries.invalidateQueries();
    void basket.refresh();
  });

  session.store.subscribe(({ user, status }) => {
    // A remembered user whose session is being renewed is still the same one.
    if (user?.id === userId || status === 'unknown') return;
    userId = user?.id;
    void queries.resetQueries();
    void basket.refresh();
  });

  shareBetweenTabs({
    current: () => ({ user: session.store.getState().user, preferences: preferences.getState() }),
    onChange: (listener) => {
      session.store.subscribe(listener);
      preferences.subscribe(listener);
    },
    adopt: (shared) => {
      session.follow(shared.user);
      preferences.set(shared.preferences);
    },
  });
}

function applyLanguage(language: string): void {
  document.documentElement.lang = language;
}
