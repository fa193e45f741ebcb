import type { Readable } from '@werkbank/contracts/shell-api';
import { createStore } from 'zustand/vanilla';

/** More columns than this nobody compares at a glance. */
export const MOST_COMPARED = 6;
const KEY = 'werkbank-comparison';

const store = createStore<readonly string[]>(() => stored());

/** Ids of the articles chosen for comparison, for this visit; the comparison itself has them in its address. */
export const comparisonChoice: Readable<readonly string[]> = {
  getState: store.getState,
  subscribe: (listener) => store.subscribe(listener),
};

/** Adds or takes out an article; a full choice takes no more. */
export function choose(articleId: string, chosen: boolean): void {
  const others = store.getState().filter((id) => id !== articleId);
  change(chosen ? [...others, articleId].slice(0, MOST_COMPARED) : others);
}

export function chooseNone(): void {
  change([]);
}

/** Where the chosen articles stand side by side. */
export function comparisonAddress(articleIds: readonly string[], from?: string): string {
  const back = from === undefined ? '' : `from=${encodeURIComponent(from)}`;
  const ids = articleIds.length === 0 ? '' : `ids=${articleIds.map(encodeURIComponent).join(',')}`;
  return `/comparison${ids || back ? '?' : ''}${[ids, back].filter(Boolean).join('&')}`;
}

/** Where the comparison was opened: a page of ours, or nothing. */
export function wayBack(parameter: string | null): string | undefined {
  return parameter !== null && /^\/(?![/\\])/.test(parameter) ? parameter : undefined;
}

export function idsInAddress(parameter: string | null): string[] {
  const ids = (parameter ?? '').split(',').filter((id) => /^[A-Za-z0-9._-]{1,120}$/.test(id));
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

function change(ids: readonly string[]): void {
  store.setState(ids, true);
  try {
    sessionStorage.setItem(KEY, ids.join(','));
  } catch {
    // Storage that is full or forbidden: the choice lasts until the page is left.
    return;
  }
}

function stored(): readonly string[] {
  try {
    return idsInAddress(sessionStorage.getItem(KEY));
  } catch {
    return [];
  }
}
