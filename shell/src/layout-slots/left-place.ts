import type { Readable } from '@werkbank/contracts/shell-api';
import { createStore } from 'zustand/vanilla';

/** One element for the whole visit: it moves between the column and the drawer, and what a page put there goes along. */
export const leftPlaceElement = document.createElement('div');

const store = createStore<HTMLElement | null>(() => leftPlaceElement);
export const leftPlace: Readable<HTMLElement | null> = {
  getState: store.getState,
  subscribe: (listener) => store.subscribe(listener),
};
