import { listLimits } from '@werkbank/contracts/limits';
import { useState } from 'react';
import { useSettled } from './use-settled';

/** Search text of a choice among many: the typed text after a pause. */
export function useTypedSearch(): readonly [search: string, type: (text: string) => void] {
  const [typed, setTyped] = useState('');
  return [useSettled(typed.trim().slice(0, listLimits.search)), setTyped];
}
