import type { Language } from '@werkbank/contracts/localization';
import { usePreferences } from '@werkbank/kit/host';
import { useEffect, useRef } from 'react';

/** A form takes the language of the page until its user chooses another one. */
export function useSpokenLanguage(chosen: Language, choose: (language: Language) => void): void {
  const { language } = usePreferences();
  const spoken = useRef(language);
  useEffect(() => {
    const before = spoken.current;
    spoken.current = language;
    if (before !== language && chosen === before) choose(language);
  }, [language, chosen, choose]);
}
