import { deviceMemory } from '@werkbank/kit/browser-memory';

const KEY = 'werkbank-color-scheme';

export const colorSchemes = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** Light, dark, or the system's. A choice of this device, not of the account. */
export function chosenColorScheme(): ColorScheme {
  const stored = deviceMemory.read(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseColorScheme(scheme: ColorScheme): void {
  deviceMemory.write(KEY, scheme === 'system' ? null : scheme);
  applyColorScheme();
}

/** `public/remembered.js` does the same before the first paint, so a dark page never flashes white. */
export function applyColorScheme(): void {
  const scheme = chosenColorScheme();
  if (scheme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = scheme;
}

/** Calls back after each change, from this tab or another. */
export function onColorScheme(listener: () => void): () => void {
  const theme = new MutationObserver(listener);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => theme.disconnect();
}

/** Follows changes of other tabs, which the browser reports as storage events. */
export function followColorScheme(): void {
  addEventListener('storage', ({ key }) => {
    // Without a key, the whole storage was cleared.
    if (key === KEY || key === null) applyColorScheme();
  });
}
