import { useSyncExternalStore } from 'react';

const wide = '(width >= 960px)';

/** Whether there is room for the left column; it is a drawer otherwise. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
