import { createStore } from 'zustand/vanilla';

/** The current page's title; the tab shows it, and a screen reader reads it when the page changes. */
export const pageTitle = createStore<string>(() => '');

export function setPageTitle(title: string): void {
  document.title = title === '' || title === 'Werkbank' ? 'Werkbank' : `${title} – Werkbank`;
  pageTitle.setState(title, true);
}
