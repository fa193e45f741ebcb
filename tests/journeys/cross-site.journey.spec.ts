import type { Browser, Request } from 'playwright-core';
import { openBrowser, type Visit } from './browser/visit.ts';
import { otherSite } from '../instance/other-site.ts';
import { accountOf, runningInstance } from '../instance/running-instance.ts';
import { swissBuyer } from '../instance/shopping.ts';
import { visitAs } from './steps/log-in.ts';

const call = (path: string): string =>
  JSON.stringify(`${runningInstance().address}/api/authentication/${path}`);
const blindly = `method: 'POST', mode: 'no-cors', credentials: 'include'`;

/** Cross-site requests that need no CORS consent. */
const attacks: Record<string, () => string> = {
  'a request whose answer it cannot read': () => `fetch(${call('renewals')}, { ${blindly} }).catch(String)`,
  'a login as somebody else': () =>
    `fetch(${call('login')}, { ${blindly}, body: '{"userEmail":"m@evil.example","password":"x"}' }).catch(String)`,
  'a picture at the address of a call': () => `new Promise((resolve) => {
    const image = new Image();
    image.onload = image.onerror = () => resolve();
    image.src = ${call('user')};
  })`,
  'a form': () => `const form = document.createElement('form');
    Object.assign(form, { method: 'POST', action: ${call('renewals')} });
    document.body.append(form);
    form.submit();`,
};

describe('a logged-in user', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof otherSite>>;
  let visit: Visit;
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), otherSite()]);
    visit = await visitAs(browser, accountOf(swissBuyer));
  });
  afterAll(async () => {
    await browser?.close();
    await site?.end();
  });

  const sessionCookie = async () =>
    (await visit.context.cookies(runningInstance().address + '/api/authentication')).find(
      ({ name }) => name === 'werkbank_session',
    );
  const openElsewhere = async () => {
    const page = await visit.context.newPage();
    await page.goto(site.address);
    return page;
  };

  it.each(Object.keys(attacks))('keeps the session when another site sends %s', async (name) => {
    const before = await sessionCookie();
    expect(before).toBeDefined();
    visit.troubles.expect(/./);
    const page = await openElsewhere();
    const sent = page.waitForRequest((request) => request.url().startsWith(runningInstance().address));
    await page.evaluate(attacks[name]?.() ?? '');
    const request: Request = await sent;
    // The cookie is SameSite, so the browser leaves it out.
    expect((await request.allHeaders())['cookie'] ?? '').not.toContain('werkbank_session');
    const answer = await request.response();
    // The browser blocks most of the answers.
    if (answer) expect(answer.status()).toBeGreaterThanOrEqual(400);
    await page.close();
    expect((await sessionCookie())?.value).toBe(before?.value);
  });

  it('is not logged out by another site, whose request CORS blocks', async () => {
    const page = await openElsewhere();
    const end = `fetch(${call('accessTokens/any')}, { method: 'DELETE', credentials: 'include' }).then(String, String)`;
    expect(await page.evaluate(end)).toContain('Failed to fetch');
    await page.close();
  });

  it('sees no page of ours in a frame of another site', async () => {
    const page = await openElsewhere();
    await page.evaluate(`new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.src = ${JSON.stringify(runningInstance().address)};
      frame.onload = () => resolve();
      document.body.append(frame);
    })`);
    const framed = page.frames().find((frame) => frame !== page.mainFrame());
    // The load event comes before the frame's address is known.
    await framed?.waitForURL(/^chrome-error:/);
    expect(framed?.url()).toMatch(/^chrome-error:/);
    await page.close();
  });

  it('is still logged in afterwards', async () => {
    const name = visit.words('shell:user.label', { name: '' }).trim();
    await visit.page.reload();
    const menu = visit.page.getByRole('banner').getByRole('button', { name });
    await menu.waitFor();
    expect(await menu.isVisible()).toBe(true);
  });
});
