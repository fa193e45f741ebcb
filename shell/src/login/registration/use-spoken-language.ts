import type { Language } from '@werkbank/contracts/localization';
import { usePreferences } from '@werkbank/kit/host';
import { useEffect, useRef } from 'react';

/** The language of the page goes along into a form as long as nobody has chosen another one there. */
export function useSpokenLanguage(chosen: Language, choose: (language: Language) => void): void {
  const { language } = usePreferences();
  const spoken = useRef(language);
  useEffect(() => {
    const before = spoken.current;
    spoken.current = language;
    if (before !== language && chosen === before) choose(language);
  }, [language, chosen, choose]);
}
