import type { Browser } from 'playwright-core';
import { judgeScreen } from './browser/judge-screen.ts';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { accountOf, signIn } from '../instance/running-instance.ts';
import { type LoginScene, loginScreens, setTheLoginScene } from './screens-of-the-login.ts';
import { confirmCookies } from './steps/prefer.ts';

/** Every login screen in German, light and dark, from a tablet to a wide screen. */
describe('the login screens', () => {
  const scene: LoginScene = setTheLoginScene();
  let browser: Browser;
  let visit: Visit;

  beforeAll(async () => {
    browser = await openBrowser();
    visit = await beginVisit(browser);
    await visit.page.goto('/login');
    await confirmCookies(visit);
  });
  afterAll(() => browser.close());

  it.each(loginScreens.map((screen) => [screen.name, screen] as const))(
    '%s: no accessibility violation, no overflow',
    async (_, screen) => {
      expect(await judgeScreen(visit, screen, scene)).toEqual([]);
    },
  );

  it('have registered a user, who is deleted afterwards', async () => {
    const { api, user } = await signIn({
      ...accountOf(({ role }) => role === 'company-admin'),
      email: scene.email,
      password: `${scene.password}x`,
    });
    expect(user.roles.CompanyAdmin).toBe(true);
    await api('deleteCustomer', { params: { companyId: user.companyId ?? 0 } });
  });
});
