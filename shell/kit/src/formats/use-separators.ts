import { usePreferences, useSettings } from '../host/host-context';
import type { Separators } from './numbers';

/** Separators of the reader's numbers, for parts that show only numbers and need no other format. */
export function useSeparators(): Separators {
  const { language } = usePreferences();
  return useSettings().localeConfig[language];
}
