import type { Page } from 'playwright-core';
import { barriersOf } from './accessibility.ts';
import { turn } from './appearance.ts';
import { controlsOutOfSight } from './controls-in-sight.ts';
import { keepScreen } from './screens.ts';
import type { Visit } from './visit.ts';
import { overflowAt, widths } from './widths.ts';

/** A screen and how somebody who stands anywhere comes to it. */
export interface Screen<Role extends string, Scene> {
  readonly name: string;
  readonly role: Role;
  readonly open: (visit: Visit, scene: Scene) => Promise<void>;
}

/** With `SCREENS=1` every screen is kept as a picture. */
export const keepsScreens = (process.env['SCREENS'] ?? '') !== '';

/** Which colours are judged in which width: colours do not depend on it, and a phone shows what a tablet shows. */
const looks: Record<(typeof widths)[number], readonly ('light' | 'dark')[]> = {
  390: [],
  600: ['light'],
  960: ['light'],
  1280: ['light', 'dark'],
  1920: ['light'],
};

/** What is wrong with a screen, from a phone to a wide one, bright and dark: barriers, and what is out of sight. */
export async function judgeScreen<Role extends string, Scene>(
  visit: Visit,
  screen: Screen<Role, Scene>,
  scene: Scene,
): Promise<string[]> {
  const { page } = visit;
  await page.setViewportSize({ width: 1280, height: 900 });
  await screen.open(visit, scene);
  const found: string[] = [];
  for (const width of widths) {
    found.push(...(await overflowAt(page, width)));
    const hidden = await controlsOutOfSight(page);
    found.push(...hidden.map((control) => `${width} ${control}`));
    // From its top: what the header half covers after scrolling is no barrier.
    await page.evaluate('scrollTo(0, 0)');
    for (const colorScheme of looks[width]) {
      await turn(page, colorScheme);
      const barriers = await barriersOf(page);
      found.push(...barriers.map((barrier) => `${width} ${colorScheme} ${barrier}`));
    }
    if (keepsScreens) await keepBoth(page, `${screen.name} ${width}`);
  }
  await turn(page, 'light');
  return [...found, ...visit.troubles.unexpected];
}

async function keepBoth(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await turn(page, colorScheme);
    await keepScreen(page, `${name} ${colorScheme}`.replaceAll(/[ ,]+/g, '-'));
  }
}
