import { useEffect, useState } from 'react';

/** Long enough for one request per edit, short enough not to be noticed. */
const pauseMs = 250;

/** The typed text after a pause in typing. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
