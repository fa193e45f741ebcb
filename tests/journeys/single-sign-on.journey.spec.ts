import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { beginVisit, openBrowser, secondTab, type Visit } from './browser/visit.ts';
import type { Language } from './browser/words.ts';
import { type Colleague, colleagueOf } from '../instance/colleague.ts';
import { refreshTokensOf, silentQuery, statusOfRenewal } from '../instance/issued-tokens.ts';
import { eventually, runningInstance } from '../instance/running-instance.ts';
import { openFromMenu } from './steps/log-in.ts';
import { confirmCookies, preferLanguage } from './steps/prefer.ts';
import { fillInKeycloakLogin, leaveForSingleSignOn, signedInAs } from './steps/sign-in-by-company.ts';

const wiebke = 'Wiebke Petersen';
const jsonWebToken = /eyJ[\w-]+\.eyJ[\w-]+/;

/** All data that a script of the page can read. */
const readableByScripts = (page: Page): Promise<string> =>
  page.evaluate<string>(
    'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, decodeURIComponent(document.cookie)])',
  );

/** Number of our scripts loaded from now on that contain a text. */
function scriptsThatSay(text: string, context: BrowserContext): () => Promise<number> {
  const addresses: string[] = [];
  context.on('request', (request) => {
    const own = request.url().startsWith(runningInstance().address);
    if (own && request.resourceType() === 'script') addresses.push(request.url());
  });
  return async () => {
    const scripts = await Promise.all(addresses.map(async (one) => (await fetch(one)).text()));
    return scripts.filter((script) => script.includes(text)).length;
  };
}

/** Advances the pages' clock by a number of token lifetimes. Timers and Keycloak's clock stay unchanged. */
const letTokensEnd = ({ clock }: BrowserContext, count: number): Promise<void> =>
  clock.setSystemTime(Date.now() + count * 300_000);

/** Wiebke Petersen has no password at Werkbank; her company signs her in. */
describe("a user with a company's own sign-in", () => {
  let browser: Browser;
  let visit: Visit;
  let tab: Visit;
  let issued: string[];
  const step = inOrder(() => [visit, tab]);
  const { alias, company, password, user } = runningInstance().companySignIn;

  beforeAll(async () => {
    browser = await openBrowser();
    visit = await beginVisit(browser);
    // The pages' clock is correct until a step lets their tokens expire.
    await visit.context.clock.install();
    issued = refreshTokensOf(visit.context);
  });
  afterAll(() => browser.close());

  const label = () => visit.words('shell:user.label', { name: wiebke });
  const orders = (page: Page) => page.getByRole('table', { name: visit.words('orders:lists.sales') });

  it(
    'finds it on the login page, which has not loaded its scripts yet',
    step(async () => {
      const { page, context, words } = visit;
      const loaded = scriptsThatSay('3p-cookies/step1', context);
      await page.goto('/orders/sales-orders');
      await confirmCookies(visit);
      await page.getByRole('button', { name: words('login:login.singleSignOn') }).waitFor();
      expect(await loaded()).toBe(0);
      await leaveForSingleSignOn(visit);
      await page.getByLabel(words('login:login.company'), { exact: true }).fill(alias);
      await leaveForSingleSignOn(visit);
      await page.waitForURL(/realms\/nordheide/);
      expect(await loaded()).toBe(1);
    }),
  );

  it(
    'signs in at the company and returns to the requested page',
    step(async () => {
      const { page } = visit;
      await fillInKeycloakLogin(visit, user, password);
      await orders(page).waitFor();
      expect(new URL(page.url()).pathname).toBe('/orders/sales-orders');
      await signedInAs(page, label()).waitFor();
    }),
  );

  it(
    'is the Werkbank user with the same e-mail and company',
    step(async () => {
      const { page, words } = visit;
      await openFromMenu(visit, words('admin:profile.title'));
      const email = page.getByRole('main').getByLabel(words('admin:user.email'), { exact: true });
      expect(await email.inputValue()).toBe(user);
      await signedInAs(page, label()).click();
      await page.getByText(company).first().waitFor();
      await page.keyboard.press('Escape');
    }),
  );

  it(
    'stores no token where scripts can read it',
    step(async () => {
      expect(issued).toHaveLength(1);
      const readable = await readableByScripts(visit.page);
      expect(readable).toContain(user);
      expect(readable).not.toMatch(jsonWebToken);
      expect(readable).not.toContain(issued[0]);
    }),
  );

  it(
    'stays signed in after a reload and in a second tab, without a question',
    step(async () => {
      const { page } = visit;
      await page.goto('/orders/sales-orders');
      await orders(page).waitFor();
      tab = await secondTab(visit);
      await tab.page.goto('/orders/sales-orders');
      await orders(tab.page).waitFor();
      for (const one of [page, tab.page]) {
        await signedInAs(one, label()).waitFor();
        expect(await readableByScripts(one)).not.toMatch(jsonWebToken);
      }
      expect(issued).toHaveLength(3);
    }),
  );

  it(
    'renews the token of each tab before its expiry, without logging out the other',
    step(async () => {
      for (const turn of [1, 2]) {
        // A page with an event stream renews on its own, others at their next request.
        const renewed = new Set<Page>();
        const note = (request: Request): void => {
          if (request.postData()?.includes('grant_type=refresh_token')) renewed.add(request.frame().page());
        };
        visit.context.on('request', note);
        await letTokensEnd(visit.context, turn);
        for (const one of [visit, tab]) {
          await one.page.bringToFront();
          await openFromMenu(one, visit.words('admin:profile.title'));
          await openFromMenu(one, visit.words('orders:lists.sales'));
          await orders(one.page).waitFor();
        }
        await eventually(
          () => Promise.resolve(renewed.size),
          (pages) => pages === 2,
        );
        expect([visit, tab].every(({ page }) => renewed.has(page))).toBe(true);
        visit.context.off('request', note);
      }
      await eventually(
        () => Promise.resolve(issued.length),
        (tokens) => tokens >= 7,
      );
    }),
  );

  it(
    'logs out here, in the other tab and at Keycloak',
    step(async () => {
      const { page, words } = visit;
      await page.bringToFront();
      await signedInAs(page, label()).click();
      await page.getByRole('button', { name: words('shell:user.logOut') }).click();
      await page.getByText(words('shell:login.userLoggedOut')).waitFor();
      expect(await Promise.all(issued.map(statusOfRenewal))).toEqual(issued.map(() => 400));
      await signedInAs(tab.page, words('shell:user.logIn')).waitFor();
      await tab.page.goto(silentQuery());
      expect(tab.page.url()).toContain('error=login_required');
      expect([visit, tab].flatMap(({ troubles }) => troubles.unexpected)).toEqual([]);
    }),
  );
});

/** Access depends on Werkbank's users; a company's provider alone cannot grant it. */
describe('a colleague without a user at Werkbank', () => {
  let browser: Browser;
  let colleague: Colleague | undefined;
  const { alias, companyId, password, unknown } = runningInstance().companySignIn;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await colleague?.remove();
  });

  /** Signs in by the company's link, which leads directly to its provider. */
  const tryToComeIn = async (language: Language): Promise<Visit> => {
    const visit = await beginVisit(browser, { language });
    visit.troubles.expect(/realms\/werkbank\/.* 40[01]$/);
    await visit.page.goto(`/login?company=${alias}`);
    await confirmCookies(visit);
    await preferLanguage(visit);
    await leaveForSingleSignOn(visit);
    await visit.page.waitForURL(/realms\/nordheide/);
    await fillInKeycloakLogin(visit, unknown, password);
    return visit;
  };
  /** Goes back to Werkbank and returns Keycloak's answer to the silent login. */
  const answerOfSilentLogin = async ({ page, words }: Visit): Promise<string> => {
    await page.getByRole('link', { name: 'Werkbank' }).click();
    await page.getByRole('button', { name: words('login:login.singleSignOn') }).waitFor();
    await signedInAs(page, words('shell:user.logIn')).waitFor();
    await page.goto(silentQuery());
    return page.url();
  };

  it.each(['de', 'en'] as const)('reads the reason and a contact, in the language %s', async (language) => {
    const visit = await tryToComeIn(language);
    const why = { de: 'bei Werkbank noch keinen Benutzer', en: 'no Werkbank user for this account yet' };
    await visit.page.getByText(why[language]).waitFor();
    expect(await answerOfSilentLogin(visit)).toContain('error=login_required');
    expect(visit.troubles.unexpected).toEqual([]);
  });

  it('is signed in after a user is created, and refused after it is disabled', async () => {
    colleague = await colleagueOf(companyId, unknown);
    const visit = await tryToComeIn('de');
    await signedInAs(visit.page, visit.words('shell:user.label', { name: colleague.name })).waitFor();
    await colleague.disable();
    const later = await tryToComeIn('de');
    await later.page.getByText('Dieser Benutzer ist bei Werkbank gesperrt').waitFor();
    expect(await answerOfSilentLogin(later)).toContain('error=login_required');
    expect(later.troubles.unexpected).toEqual([]);
  });
});

/** Werkbank's realm shows no password form; only Werkbank's own login checks passwords, because it limits guesses. */
describe('a visitor with an unknown company alias', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('reads where to log in and sees no password field', async () => {
    const visit = await beginVisit(browser);
    visit.troubles.expect(/realms\/werkbank\/.* 401$/);
    await visit.page.goto('/login?company=nobody');
    await confirmCookies(visit);
    await leaveForSingleSignOn(visit);
    await visit.page.getByText('Mit E-Mail und Passwort melden Sie sich bei Werkbank selbst an').waitFor();
    expect(await visit.page.locator('input').count()).toBe(0);
    await visit.page.getByRole('link', { name: 'Werkbank' }).click();
    await visit.page.getByRole('button', { name: visit.words('login:login.singleSignOn') }).waitFor();
    expect(visit.troubles.unexpected).toEqual([]);
  });
});
