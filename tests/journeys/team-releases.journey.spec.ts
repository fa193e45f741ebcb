import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Route } from 'playwright-core';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { type OwnGateway, gatewayBeside } from '../instance/own-gateway.ts';
import { accountOf, eventually } from '../instance/running-instance.ts';
import { swissBuyer } from '../instance/shopping.ts';
import { type TeamAddress, teamAddress } from '../instance/team-address.ts';
import { visitAs } from './steps/log-in.ts';
import { confirmCookies } from './steps/prefer.ts';
import { basketLink, search } from './steps/shop.ts';

interface Served {
  readonly name: string;
  readonly entry: string;
}

describe('a remote with separate releases by its team', () => {
  let browser: Browser;
  let gateway: OwnGateway;
  let checkout: TeamAddress;
  let admin: TeamAddress;
  const folder = mkdtempSync(join(tmpdir(), 'remotes-'));

  beforeAll(async () => {
    [browser, checkout, admin] = await Promise.all([
      openBrowser(),
      teamAddress('mfe-checkout'),
      teamAddress('mfe-admin'),
    ]);
    await checkout.release('1.0.0', 100);
    await checkout.release('2.0.0', 30, ['"Warenkorb"', '"Warenkorb in zwei"']);
    await admin.release('1.0.0', 100);
    const file = join(folder, 'remotes.json');
    writeFileSync(file, JSON.stringify({ checkout: checkout.address, admin: admin.address }));
    gateway = await gatewayBeside({ REMOTES_FILE: file, RELEASES_DIR: join(folder, 'releases') });
  });
  afterAll(async () => {
    await Promise.all([browser.close(), gateway.end(), checkout.end(), admin.end()]);
    rmSync(folder, { recursive: true });
  });

  const entriesFor = async (remote: string, part: number): Promise<string | undefined> => {
    const answer = await fetch(`${gateway.address}/remotes.json`, {
      headers: { cookie: `werkbank_part=${part}` },
    });
    return ((await answer.json()) as Served[]).find(({ name }) => name === remote)?.entry;
  };
  /** Waits until the gateway knows a release. */
  const changed = (remote: string, part: number, before: string | undefined) =>
    eventually(
      () => entriesFor(remote, part),
      (entry) => entry !== undefined && entry !== before,
    );
  /** One visitor with the newer of two releases and one with the older. */
  const twoParts = async () => {
    const entries = await Promise.all(Array.from({ length: 100 }, (_, part) => entriesFor('checkout', part)));
    const common = entries.findIndex((entry) => entries.filter((other) => other === entry).length === 70);
    return { older: common, newer: entries.findIndex((entry) => entry !== entries[common]) };
  };
  const visitorIn = async (part: number): Promise<Visit> => {
    const visit = await beginVisit(browser, { address: gateway.address });
    await visit.context.addCookies([
      { name: 'werkbank_part', value: String(part), url: `${gateway.address}/remotes.json` },
    ]);
    await visit.page.goto('/');
    await confirmCookies(visit);
    return visit;
  };
  const openBasket = async (visit: Visit, title: string) => {
    await basketLink(visit, 0).click();
    await visit.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  };
  const refused = ({ page, words }: Visit) =>
    page.getByRole('main').getByRole('heading', { name: words('shell:remote.failed') });

  it('runs in two versions side by side, is rolled back at once, and keeps working in open pages', async () => {
    const parts = await twoParts();
    const [older, newer] = await Promise.all([visitorIn(parts.older), visitorIn(parts.newer)]);
    await openBasket(older, 'Warenkorb');
    await openBasket(newer, 'Warenkorb in zwei');
    const sheets = newer.page.locator('link[rel=stylesheet][href*="/remotes/checkout/releases/"]');
    expect(await sheets.count()).toBeGreaterThan(0);
    expect(await sheets.and(newer.page.locator('[integrity^=sha256-]')).count()).toBe(await sheets.count());
    await newer.page.reload();
    await newer.page.getByRole('heading', { level: 1, name: 'Warenkorb in zwei' }).waitFor();

    await newer.page.goto('/');
    await newer.page.getByRole('banner').waitFor();
    const before = await entriesFor('checkout', parts.newer);
    await checkout.release('2.0.0', 0);
    await changed('checkout', parts.newer, before);
    // This page is still open with the newer version.
    await openBasket(newer, 'Warenkorb in zwei');
    await newer.page.reload();
    await newer.page.getByRole('heading', { level: 1, name: 'Warenkorb', exact: true }).waitFor();
    for (const { troubles } of [older, newer]) {
      // This gateway has no drawings, so requests for them fail.
      troubles.expect(/\/media\//);
      expect(troubles.unexpected).toEqual([]);
    }
    await Promise.all([older.context.close(), newer.context.close()]);
  });

  const changedOnItsWay = async (route: Route) => {
    const response = await route.fetch();
    // Keeps the headers, so browsers cache the changed file for a year like the original.
    await route.fulfill({ response, body: `${await response.text()}\n;/* one line more */` });
  };

  it.each([
    ['container', '**/remotes/checkout/releases/*/remoteEntry.js'],
    ['script', '**/remotes/checkout/releases/*/js/*.js'],
  ])('is refused by the browser if a %s differs from the release; the rest works', async (_, files) => {
    const visit = await visitorIn(0);
    const { page, context, words } = visit;
    await context.route(files, changedOnItsWay);
    await basketLink(visit, 0).click();
    await refused(visit).waitFor();
    expect(visit.troubles.unexpected.join()).toMatch(/integrity/);
    await (await search(visit, 'spiralbohrer 6,8')).getByRole('row').nth(3).waitFor();

    await basketLink(visit, 0).click();
    await refused(visit).waitFor();
    await context.unroute(files);
    await page
      .getByRole('main')
      .getByRole('button', { name: words('kit:states.retry') })
      .click();
    await page
      .getByRole('heading', { level: 1, name: words('checkout:basket.title'), exact: true })
      .waitFor();
    await context.close();
  });

  /** Scripts from which the profile page loads its forms. */
  const formsOfProfile = async () => {
    const visit = await visitAs(browser, accountOf(swissBuyer), 'de', { address: gateway.address });
    const scripts = new Set<string>();
    visit.page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await visit.page.goto('/management/profile');
    await visit.page.getByLabel(visit.words('admin:user.firstName')).waitFor();
    await visit.context.close();
    const found = await Promise.all(
      [...scripts].map(async (url) =>
        (await (await fetch(url)).text()).includes('delayError') ? [url] : [],
      ),
    );
    return found.flat().map((url) => new URL(url).pathname);
  };

  it("runs on the shell's packages, and loads its own if it was built with a newer version", async () => {
    expect(await formsOfProfile()).toEqual([expect.stringMatching(/^\/js\//)]);
    const before = await entriesFor('admin', 0);
    await admin.release('2.0.0', 100, ['"^7.92.0"', '"^7.93.0"']);
    await changed('admin', 0, before);
    expect(await formsOfProfile()).toEqual([
      expect.stringMatching(/^\/remotes\/admin\/releases\/[0-9a-f]+\/js\//),
    ]);
  });

  it('is refused if it was built for another React version', async () => {
    const before = await entriesFor('checkout', 0);
    await checkout.release('3.0.0', 100, ['"^19"', '"^20"']);
    await changed('checkout', 0, before);
    const visit = await visitorIn(0);
    await basketLink(visit, 0).click();
    await refused(visit).waitFor();
    const found = await search(visit, 'spiralbohrer 6,8');
    await found.getByRole('row').nth(3).waitFor();
    expect(await refused(visit).count()).toBe(0);
    await visit.context.close();
  });
});
