import type { Readable } from '@werkbank/contracts/shell-api';
import { createStore } from 'zustand/vanilla';

/** More columns do not fit into one view. */
export const MOST_COMPARED = 6;
const KEY = 'werkbank-comparison';

const store = createStore<readonly string[]>(() => stored());

/**
 * Ids of the articles chosen for comparison. They last for the visit; the comparison page has its own list
 * in its address.
 */
export const comparisonChoice: Readable<readonly string[]> = {
  getState: store.getState,
  subscribe: (listener) => store.subscribe(listener),
};

/** Adds or removes an article; a full choice ignores additions. */
export function choose(articleId: string, chosen: boolean): void {
  const others = store.getState().filter((id) => id !== articleId);
  change(chosen ? [...others, articleId].slice(0, MOST_COMPARED) : others);
}

export function chooseNone(): void {
  change([]);
}

/** Address of the comparison of these articles. */
export function comparisonAddress(articleIds: readonly string[], from?: string): string {
  const back = from === undefined ? '' : `from=${encodeURIComponent(from)}`;
  const ids = articleIds.length === 0 ? '' : `ids=${articleIds.map(encodeURIComponent).join(',')}`;
  return `/comparison${ids || back ? '?' : ''}${[ids, back].filter(Boolean).join('&')}`;
}

/** The page from which the comparison was opened; undefined for an address on another site. */
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
