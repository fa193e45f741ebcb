import { listLimits } from '@werkbank/contracts/limits';
import { useState } from 'react';
import { useSettled } from './use-settled';

/** What somebody types to find one of many, once they pause: what a service is asked for. */
export function useTypedSearch(): readonly [search: string, type: (text: string) => void] {
  const [typed, setTyped] = useState('');
  return [useSettled(typed.trim().slice(0, listLimits.search)), setTyped];
}
