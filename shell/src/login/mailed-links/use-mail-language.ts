import type { Language } from '@werkbank/contracts/localization';
import { useHost } from '@werkbank/kit/host';
import { useEffect } from 'react';

/** Who follows a mailed link goes on in the language of the mail; somebody who is logged in here reads their own. */
export function useMailLanguage(language: Language | null | undefined): void {
  const { preferences, session } = useHost();
  useEffect(() => {
    if (language && !session.getState().user) preferences.set({ language });
  }, [language, preferences, session]);
}
