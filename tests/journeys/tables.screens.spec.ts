import type { Browser } from 'playwright-core';
import { controlsOutOfSight } from './browser/controls-in-sight.ts';
import { answerWithLongestTexts } from './browser/longest-texts.ts';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { overflowAt, widths } from './browser/widths.ts';
import { broughtIn } from '../instance/brought-in.ts';
import { accountOf, signIn } from '../instance/running-instance.ts';
import { emailOf, type ManagementRole } from './management-scene.ts';
import { openRows, type PageWithTables, pagesWithTables } from './screens-with-tables.ts';
import { visitAs } from './steps/log-in.ts';

/** Every table with texts of maximum length and expanded rows, in all widths; in English on a phone. */
describe('the tables', () => {
  const visits = new Map<PageWithTables['role'], Promise<Visit>>();
  let browser: Browser;

  beforeAll(async () => {
    const producerAdmin = accountOf(({ email }) => email === emailOf['producer admin']);
    [browser] = await Promise.all([openBrowser(), signIn(producerAdmin).then(broughtIn)]);
  });
  afterAll(() => browser.close());

  const visitOf = (role: PageWithTables['role']): Promise<Visit> => {
    const known = visits.get(role) ?? begin(role);
    visits.set(role, known);
    return known;
  };
  const begin = async (role: PageWithTables['role']): Promise<Visit> => {
    const visit = role === 'visitor' ? await beginVisit(browser) : await signedIn(role);
    await answerWithLongestTexts(visit.page);
    return visit;
  };
  const signedIn = (role: ManagementRole): Promise<Visit> =>
    visitAs(
      browser,
      accountOf(({ email }) => email === emailOf[role]),
    );

  it.each(
    pagesWithTables.map((one) => [`${one.path}${one.goOn ? ', the first of it' : ''} (${one.role})`, one]),
  )('%s: no invisible control, no horizontal scrolling of the page', async (_, { role, path, goOn }) => {
    const visit = await visitOf(role);
    const { page } = visit;
    const found: string[] = [];
    const openedIn = async (language: 'de' | 'en') => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      await goOn?.(visit);
      await page.locator(`html[lang=${language}] main :is(table, h2)`).first().waitFor();
      await openRows(visit);
    };
    const lookAt = async (width: number) => {
      found.push(...(await overflowAt(page, width)));
      found.push(...(await controlsOutOfSight(page)).map((control) => `${width} ${control}`));
    };
    await openedIn('en');
    await lookAt(widths[0]);
    await openedIn('de');
    for (const width of widths) await lookAt(width);
    expect(found).toEqual([]);
  });
});
