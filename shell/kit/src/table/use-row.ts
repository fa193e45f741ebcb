import type { KeyboardEvent, MouseEvent } from 'react';
import { handleRowKey } from './row-keys';
import { useTabStops } from './use-tab-stops';

const controls = 'a, button, input, select, label, [data-box]';

/** Keys, clicks and focus of a row: the attributes of its `tr`. `act` is what Enter or a click does. */
export function useRow({
  inTabOrder,
  controlsInTabOrder = inTabOrder,
  act,
  select,
  onFocus,
}: {
  inTabOrder: boolean;
  controlsInTabOrder?: boolean;
  act: (() => void) | undefined;
  select?: (() => void) | undefined;
  onFocus: () => void;
}) {
  const ref = useTabStops(controlsInTabOrder);
  const click = ({ currentTarget, target }: MouseEvent<HTMLTableRowElement>) => {
    // For React a click in a dialog of the row is one in the row; one on a control is meant for the control.
    if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(controls)) return;
    // Marking a text is no click.
    if (String(getSelection() ?? '') === '') act?.();
  };
  return {
    ref,
    'data-row': true,
    tabIndex: inTabOrder ? 0 : -1,
    onFocus,
    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => handleRowKey(event, act, select),
    onClick: act ? click : undefined,
  };
}
