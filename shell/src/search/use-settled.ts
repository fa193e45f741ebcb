import { useEffect, useState } from 'react';

/** A value once it has stayed the same for some milliseconds. */
export function useSettled<V>(value: V, afterMs: number): V {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
