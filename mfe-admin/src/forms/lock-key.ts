import { useRef } from 'react';

interface Locked {
  optimisticLockKey?: number | undefined;
}

/**
 * Sends a form with the key of the state that it was opened with, then of what it saved itself. Never the key of what
 * was fetched meanwhile: the fields do not show that, and saving would bring back what somebody else has changed.
 */
export function useLockKey(
  opened: Locked,
): <Saved extends Locked>(send: (key: Locked) => Promise<Saved>) => Promise<Saved> {
  const key = useRef(opened.optimisticLockKey);
  return async (send) => {
    const saved = await send(key.current === undefined ? {} : { optimisticLockKey: key.current });
    key.current = saved.optimisticLockKey;
    return saved;
  };
}
