import { useCallback, useSyncExternalStore } from 'react';

/** True while the screen fits the media query, for content that must not be drawn otherwise. */
export function useFits(mediaQuery: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(mediaQuery);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [mediaQuery],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(mediaQuery).matches);
}
