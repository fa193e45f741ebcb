import { usePreferences, useSettings } from '../host/host-context';
import type { Separators } from './numbers';

/** How the reader's numbers are written; for what shows no more than numbers, and then needs no other format. */
export function useSeparators(): Separators {
  const { language } = usePreferences();
  return useSettings().localeConfig[language];
}
