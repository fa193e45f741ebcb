import type { Page } from 'playwright-core';

/**
 * A change of media is seen within two frames, and drawn when the transitions that it began are over. What follows the
 * scrolling, as a table's head does, is over only where somebody has scrolled to the end.
 */
const drawn = `new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
  .then(() => Promise.allSettled(document.getAnimations()
    .filter(({ timeline }) => timeline === document.timeline).map(({ finished }) => finished)))
  .then(() => undefined)`;

/** Turns the screen bright or dark, as the system would, and waits until it is drawn. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(drawn);
}
