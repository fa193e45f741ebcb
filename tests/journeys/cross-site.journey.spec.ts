import type { Browser, Request } from 'playwright-core';
import { openBrowser, type Visit } from './browser/visit.ts';
import { otherSite } from '../instance/other-site.ts';
import { accountOf, runningInstance } from '../instance/running-instance.ts';
import { swissBuyer } from '../instance/shopping.ts';
import { visitAs } from './steps/log-in.ts';

const call = (path: string): string =>
  JSON.stringify(`${runningInstance().address}/api/authentication/${path}`);
const blindly = `method: 'POST', mode: 'no-cors', credentials: 'include'`;

/** What a page can make a browser send without the other side's consent. */
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

describe('somebody who is logged in', () => {
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

  it.each(Object.keys(attacks))('stays who they are when a page elsewhere sends %s', async (name) => {
    const before = await sessionCookie();
    expect(before).toBeDefined();
    visit.troubles.expect(/./);
    const page = await openElsewhere();
    const sent = page.waitForRequest((request) => request.url().startsWith(runningInstance().address));
    await page.evaluate(attacks[name]?.() ?? '');
    const request: Request = await sent;
    // The browser does not even send the cookie along.
    expect((await request.allHeaders())['cookie'] ?? '').not.toContain('werkbank_session');
    const answer = await request.response();
    // Of most the page does not even get the answer.
    if (answer) expect(answer.status()).toBeGreaterThanOrEqual(400);
    await page.close();
    expect((await sessionCookie())?.value).toBe(before?.value);
  });

  it('is not logged out by a page elsewhere, which may not even ask', async () => {
    const page = await openElsewhere();
    const end = `fetch(${call('accessTokens/any')}, { method: 'DELETE', credentials: 'include' }).then(String, String)`;
    expect(await page.evaluate(end)).toContain('Failed to fetch');
    await page.close();
  });

  it('is not shown our pages within a page elsewhere', async () => {
    const page = await openElsewhere();
    await page.evaluate(`new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.src = ${JSON.stringify(runningInstance().address)};
      frame.onload = () => resolve();
      document.body.append(frame);
    })`);
    const framed = page.frames().find((frame) => frame !== page.mainFrame());
    // The frame's load is told before its address is.
    await framed?.waitForURL(/^chrome-error:/);
    expect(framed?.url()).toMatch(/^chrome-error:/);
    await page.close();
  });

  it('is still who they were', async () => {
    const name = visit.words('shell:user.label', { name: '' }).trim();
    await visit.page.reload();
    const menu = visit.page.getByRole('banner').getByRole('button', { name });
    await menu.waitFor();
    expect(await menu.isVisible()).toBe(true);
  });
});
