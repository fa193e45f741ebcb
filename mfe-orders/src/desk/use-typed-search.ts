import { listLimits } from '@werkbank/contracts/limits';
import { useEffect, useState } from 'react';

/** Long enough that a name is asked about once, short enough that nobody waits. */
const pauseMs = 250;

/** What somebody types to find one of many, once they pause: what a service is asked for. */
export function useTypedSearch(): readonly [search: string, type: (text: string) => void] {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim().slice(0, listLimits.search)), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [search, setTyped];
}
