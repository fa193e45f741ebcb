import { useSyncExternalStore } from 'react';

/** True for a window of at least this width, in px. Lists leave out columns below it. */
export function useAtLeast(width: 600 | 960 | 1280): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(`(width >= ${width}px)`);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(`(width >= ${width}px)`).matches,
  );
}
