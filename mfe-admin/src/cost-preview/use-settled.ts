import { useEffect, useState } from 'react';

/** Long enough that a service is asked once, short enough that nobody waits. */
const pauseMs = 250;

/** What is typed, once whoever types pauses. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
