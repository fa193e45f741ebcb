import type { Page } from 'playwright-core';

/** A change of media is drawn within two frames: one that begins its transitions, one that ends them. */
const twoFrames = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))`;

/** Turns the screen bright or dark, as the system would, and waits until it is drawn. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(twoFrames);
}
