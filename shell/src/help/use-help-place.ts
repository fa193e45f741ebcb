import { deviceMemory } from '@werkbank/kit/browser-memory';
import { useState } from 'react';
import { useFits } from '../viewport/use-fits';

const KEY = 'werkbank-help';

export interface HelpPlace {
  /** True if it fits beside the content. */
  readonly beside: boolean;
  /** True if it is open beside the content. */
  readonly open: boolean;
  /** True if it leaves the content little room. */
  readonly tight: boolean;
  show(open: boolean): void;
}

/**
 * Position of the help: beside the content, which it explains, if the window is wide enough. It is open by default on
 * the widest screens only; the user's choice is remembered for later pages and visits.
 */
export function useHelpPlace(): HelpPlace {
  const beside = useFits('(width >= 1280px)');
  const wideWindow = useFits('(width >= 1600px)');
  const widest = useFits('(width >= 1920px)');
  const [chosen, setChosen] = useState(() => deviceMemory.read(KEY));
  const open = beside && (chosen === null ? widest : chosen === 'open');
  return {
    beside,
    open,
    tight: open && !wideWindow,
    show(next) {
      const choice = next ? 'open' : 'closed';
      deviceMemory.write(KEY, choice);
      setChosen(choice);
    },
  };
}
