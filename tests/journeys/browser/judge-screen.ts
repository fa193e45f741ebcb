import type { Page } from 'playwright-core';
import { barriersOf } from './accessibility.ts';
import { turn } from './appearance.ts';
import { controlsOutOfSight } from './controls-in-sight.ts';
import { keepScreen } from './screens.ts';
import type { Visit } from './visit.ts';
import { overflowAt, widths } from './widths.ts';

/** A screen with the steps to open it from anywhere. */
export interface Screen<Role extends string, Scene> {
  readonly name: string;
  readonly role: Role;
  readonly open: (visit: Visit, scene: Scene) => Promise<void>;
}

/** `SCREENS=1` saves a picture of every screen. */
export const keepsScreens = (process.env['SCREENS'] ?? '') !== '';

/** Colour schemes to check by width. Dark is checked once, because colours do not depend on it; a phone equals a tablet here. */
const looks: Record<(typeof widths)[number], readonly ('light' | 'dark')[]> = {
  390: [],
  600: ['light'],
  960: ['light'],
  1280: ['light', 'dark'],
  1920: ['light'],
};

/** Accessibility violations and invisible controls of a screen, in all widths, light and dark. */
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
    // From the top, because axe would report elements that the header half covers after scrolling.
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
