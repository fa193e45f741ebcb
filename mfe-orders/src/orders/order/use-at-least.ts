import { useSyncExternalStore } from 'react';

/** Whether the window is at least so wide; a list leaves out columns that it has no room for. */
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
