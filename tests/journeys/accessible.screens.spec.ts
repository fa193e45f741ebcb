import type { Browser } from 'playwright-core';
import { barriersOf } from './browser/accessibility.ts';
import { turn } from './browser/appearance.ts';
import { judgeScreen, keepsScreens } from './browser/judge-screen.ts';
import { keepScreen } from './browser/screens.ts';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { castOfTheThread } from '../instance/cast.ts';
import { ownCompany } from '../instance/own-company.ts';
import { type Role, type Scene, screens, setTheScene } from './screens-of-the-thread.ts';
import { emptyBasketOf, visitAs } from './steps/log-in.ts';
import { confirmCookies, preferSwitzerland } from './steps/prefer.ts';

/** Every screen of the thread, in German, bright and dark, from a tablet to a wide screen. */
describe('the screens of the thread', () => {
  const visits = new Map<Role, Visit>();
  let browser: Browser;
  let scene: Scene;

  beforeAll(async () => {
    // With open orders it cannot be taken away again.
    const { account } = await ownCompany('Blickfang Werkzeugbau');
    const cast = await castOfTheThread(account);
    scene = await setTheScene(cast);
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const visitOf = async (role: Role): Promise<Visit> => {
    const known = visits.get(role);
    if (known) return known;
    const visit = await begin(role);
    visits.set(role, visit);
    return visit;
  };
  const begin = async (role: Role): Promise<Visit> => {
    const { buyer, germanProducer, admin } = scene.cast;
    switch (role) {
      case 'first visitor':
        return beginVisit(browser);
      case 'visitor':
        return beginAtHome(browser);
      case 'buyer':
        await emptyBasketOf(buyer.account);
        return inSwitzerland(await visitAs(browser, buyer.account));
      case 'german producer':
        return visitAs(browser, germanProducer.account);
      case 'admin':
        return visitAs(browser, admin.account);
    }
  };

  it.each(screens.map((screen) => [screen.name, screen] as const))(
    '%s: no barrier, no overflow',
    async (_, screen) => {
      expect(await judgeScreen(await visitOf(screen.role), screen, scene)).toEqual([]);
    },
  );

  it('the drawer that the left column becomes: no barrier', async () => {
    const { page, words } = await beginAtHome(browser);
    await page.setViewportSize({ width: 600, height: 900 });
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('shell:drawer.open') })
      .click();
    await page
      .getByRole('dialog', { name: words('shell:drawer.label') })
      .getByRole('link')
      .first()
      .waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await turn(page, 'dark');
    expect(await barriersOf(page)).toEqual([]);
    if (keepsScreens) await keepScreen(page, 'drawer-600-dark');
  });
});

async function beginAtHome(browser: Browser): Promise<Visit> {
  const visit = await beginVisit(browser);
  await visit.page.goto('/');
  await confirmCookies(visit);
  return inSwitzerland(visit);
}

async function inSwitzerland(visit: Visit): Promise<Visit> {
  await preferSwitzerland(visit);
  return visit;
}
