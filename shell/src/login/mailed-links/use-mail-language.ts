import type { Language } from '@werkbank/contracts/localization';
import { useHost } from '@werkbank/kit/host';
import { useEffect } from 'react';

/** Readers of a mailed link continue in the language of the mail; signed-in users keep their own. */
export function useMailLanguage(language: Language | null | undefined): void {
  const { preferences, session } = useHost();
  useEffect(() => {
    if (language && !session.getState().user) preferences.set({ language });
  }, [language, preferences, session]);
}
