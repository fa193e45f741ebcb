import { deviceMemory } from '@werkbank/kit/browser-memory';
import { useState } from 'react';
import { useFits } from '../viewport/use-fits';

const KEY = 'werkbank-help';

export interface HelpPlace {
  /** Whether there is room for it beside the content. */
  readonly beside: boolean;
  /** Whether it stands there now. */
  readonly open: boolean;
  /** Whether the content has little room beside it. */
  readonly tight: boolean;
  show(open: boolean): void;
}

/**
 * Where the help stands: beside the content, which it explains, as soon as there is room. It is there from the start on
 * the widest screens only; whoever opens or closes it finds it so on the next page and visit.
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
