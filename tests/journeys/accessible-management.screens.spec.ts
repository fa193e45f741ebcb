import type { Browser } from 'playwright-core';
import { judgeScreen } from './browser/judge-screen.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { type Account, accountOf, signIn } from '../instance/running-instance.ts';
import {
  emailOf,
  type ManagementRole,
  type ManagementScene,
  setTheManagementScene,
} from './management-scene.ts';
import { companyScreens } from './screens-of-companies.ts';
import { importScreens } from './screens-of-imports.ts';
import { ownArticleScreens } from './screens-of-own-articles.ts';
import { deskScreens } from './screens-of-the-desk.ts';
import { platformScreens } from './screens-of-the-platform.ts';
import { visitAs } from './steps/log-in.ts';

const accountFor = (role: ManagementRole): Account => accountOf(({ email }) => email === emailOf[role]);

/** Every screen of the administration, in German, bright and dark, from a tablet to a wide screen. */
describe('the screens of the administration', () => {
  const visits = new Map<ManagementRole, Promise<Visit>>();
  let browser: Browser;
  let scene: ManagementScene;

  beforeAll(async () => {
    [scene, browser] = await Promise.all([
      signIn(accountFor('platform admin')).then(setTheManagementScene),
      openBrowser(),
    ]);
  });
  afterAll(() => browser.close());

  const visitOf = (role: ManagementRole): Promise<Visit> => {
    const known = visits.get(role) ?? visitAs(browser, accountFor(role));
    visits.set(role, known);
    return known;
  };

  it.each(
    [...companyScreens, ...deskScreens, ...importScreens, ...ownArticleScreens, ...platformScreens].map(
      (screen) => [screen.name, screen] as const,
    ),
  )('%s: no barrier, no overflow', async (_, screen) => {
    expect(await judgeScreen(await visitOf(screen.role), screen, scene)).toEqual([]);
  });
});
