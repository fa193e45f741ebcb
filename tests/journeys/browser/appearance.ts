import type { Page } from 'playwright-core';

/**
 * A change of media takes effect within two frames and is complete after its transitions. Scroll-driven animations, such as that
 * of a table's head, are excluded, because they end only with scrolling.
 */
const drawn = `new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
  .then(() => Promise.allSettled(document.getAnimations()
    .filter(({ timeline }) => timeline === document.timeline).map(({ finished }) => finished)))
  .then(() => undefined)`;

/** Switches the system's colour scheme and waits until the page is repainted. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(drawn);
}
