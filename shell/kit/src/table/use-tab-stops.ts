import { type RefObject, useEffect, useRef } from 'react';

const controls = 'a[href], button, input, select';

/**
 * Whether Tab stops at the controls of a row. Of fifty rows with four controls each those of one are enough: the arrows
 * lead to the others, and a click works on all of them.
 */
export function useTabStops(inTabOrder: boolean): RefObject<HTMLTableRowElement | null> {
  const row = useRef<HTMLTableRowElement>(null);
  // After each drawing: what a row holds changes with what it shows.
  useEffect(() => {
    for (const control of row.current?.querySelectorAll<HTMLElement>(controls) ?? []) {
      if (inTabOrder) control.removeAttribute('tabindex');
      else control.tabIndex = -1;
    }
  });
  return row;
}
