import { usePreferences } from '@werkbank/kit/host';
import { useMemo } from 'react';

/** For whom the catalogue answers. Part of every request, so a change of language, country or currency asks anew. */
export function useAudience() {
  const { language, country, currency } = usePreferences();
  return useMemo(() => ({ lng: language, country, currency }), [language, country, currency]);
}
