import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';

const folder = resolve(import.meta.dirname, '../.screens');

/** Keeps a picture of the whole page in `.screens` (not in git). */
export async function keepScreen(page: Page, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: resolve(folder, `${name}.png`), fullPage: true });
}
