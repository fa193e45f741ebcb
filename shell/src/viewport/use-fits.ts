import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen is as the media query says, for what must not be drawn at all where it is not. */
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
