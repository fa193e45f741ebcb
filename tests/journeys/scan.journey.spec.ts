import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { barriersOf } from './browser/accessibility.ts';
import { cameraOf, filmCodes } from './browser/camera.ts';
import { inOrder } from './browser/in-order.ts';
import { keepsScreens } from './browser/judge-screen.ts';
import { keepScreen } from './browser/screens.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { overflowAt } from './browser/widths.ts';
import { type OwnPerson, ownPerson } from '../instance/own-person.ts';
import { signIn } from '../instance/running-instance.ts';
import { visitAs } from './steps/log-in.ts';
import { basketLink } from './steps/shop.ts';

describe.each([390, 1280])('scanning on a screen of %i pixels', (width) => {
  const browsers: Browser[] = [];
  let person: OwnPerson;
  let visit: Visit;
  let folder: string;
  let film: string;
  let gtin: string;
  let number: string;
  const step = inOrder(() => [visit]);
  const visitWith = async (answer: 'allow' | 'deny') => {
    const browser = await openBrowser(cameraOf(film, answer));
    browsers.push(browser);
    return visitAs(browser, person.account, 'de', { width });
  };

  beforeAll(async () => {
    person = await ownPerson('scan');
    const { api } = await signIn(person.account);
    const query = { lng: 'de', country: 'CH', currency: 'CHF', q: 'spiralbohrer', sort: 'stock' } as const;
    const { articles } = await api('searchArticles', { query });
    const [one, other] = articles.filter(({ price }) => price !== null);
    if (!one || !other) throw new Error('two articles with a price are needed');
    const { ean } = await api('getArticle', { params: { articleId: one.articleId }, query });
    gtin = ean ?? '';
    number = other.materialNumber;
    folder = await mkdtemp(join(tmpdir(), 'werkbank-film-'));
    film = join(folder, 'codes.y4m');
    await filmCodes(film, [
      { format: 'EAN13', text: gtin },
      { format: 'Code128', text: number },
    ]);
    visit = await visitWith('deny');
  });
  afterAll(async () => {
    for (const browser of browsers) await browser.close();
    await person?.remove();
    await rm(folder, { recursive: true });
  });

  const isFit = async (name: string) => {
    const { page, troubles } = visit;
    if (keepsScreens) await keepScreen(page, `scan-${name}-${width}`);
    expect(await overflowAt(page, width)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
    expect(troubles.unexpected).toEqual([]);
  };
  /** `featurePolicy` exists only in Chromium. */
  const camera = () => visit.page.evaluate<boolean>(`document.featurePolicy.allowsFeature('camera')`);

  it(
    'explains how to allow the camera if the browser refuses it',
    step(async () => {
      const { page, words } = visit;
      await page.goto('/quick-order');
      expect(await camera()).toBe(false);
      await page.getByRole('button', { name: words('checkout:scan.title') }).click();
      await page.getByText(words('checkout:scan.refused')).waitFor();
      expect(await camera()).toBe(true);
      await isFit('refused');
    }),
  );

  it(
    'leads from scanned codes to the basket, and denies other pages the camera',
    step(async () => {
      visit = await visitWith('allow');
      const { page, words } = visit;
      await page.goto('/quick-order');
      await page.getByRole('button', { name: words('checkout:scan.title') }).click();
      const ready = words('checkout:quickOrder.ready', { count: 2, ready: 2, all: 2 });
      await page.getByText(ready).waitFor();
      await isFit('read');
      await page.getByRole('button', { name: words('checkout:scan.stop') }).click();
      await page
        .getByRole('button', { name: words('checkout:quickOrder.add', { count: 2 }), exact: true })
        .click();
      await page.waitForURL('**/basket');
      await basketLink(visit, 2).waitFor();
      expect(await camera()).toBe(false);
      expect(visit.troubles.unexpected).toEqual([]);
    }),
  );
});
