import { type RefObject, useEffect, useRef } from 'react';

const controls = 'a[href], button, input, select';

/** Lets Tab stop at the controls of one row only, instead of 200 in fifty rows. Arrow keys lead to the other rows. */
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
