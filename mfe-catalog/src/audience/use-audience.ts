import { usePreferences } from '@werkbank/kit/host';
import { useMemo } from 'react';

/**
 * Language, country and currency of the catalogue. They are part of every request, so a change reads all
 * answers again.
 */
export function useAudience() {
  const { language, country, currency } = usePreferences();
  return useMemo(() => ({ lng: language, country, currency }), [language, country, currency]);
}
