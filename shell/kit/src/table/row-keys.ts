import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/**
 * Keys on a focused row: arrows, Home and End move, Enter opens, space selects, a digit starts a quantity in the row's
 * `input[data-quantity]` when it has one. Keys inside of a row's own controls stay theirs.
 */
export function handleRowKey(
  event: KeyboardEvent<HTMLTableRowElement>,
  open: (() => void) | undefined,
  select?: () => void,
): void {
  const row = event.currentTarget;
  if (event.target !== row) {
    // Out of a control and back to its row, from where the arrows move on. A dialog of the row is no part of it.
    if (event.key === 'Escape' && event.target instanceof Node && row.contains(event.target)) row.focus();
    return;
  }
  const step = steps[event.key];
  if (step) {
    event.preventDefault();
    neighbour(row, step)?.focus();
    return;
  }
  if (event.key === 'Enter' && open) {
    event.preventDefault();
    open();
    return;
  }
  if (event.key === ' ' && select) {
    event.preventDefault();
    select();
    return;
  }
  if (/^[1-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const quantity = row.querySelector<HTMLInputElement>('input[data-quantity]');
    // The key itself reaches the focused input and replaces the selected text.
    quantity?.focus();
    quantity?.select();
  }
}

function neighbour(
  row: HTMLTableRowElement,
  step: 'next' | 'previous' | 'first' | 'last',
): HTMLElement | undefined {
  const rows = [...(row.closest('table')?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
  const at = rows.indexOf(row);
  return { next: rows[at + 1], previous: rows[at - 1], first: rows[0], last: rows.at(-1) }[step];
}
