import type { Browser } from 'playwright-core';
import { barriersOf } from './browser/accessibility.ts';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { overflowAt } from './browser/widths.ts';
import { eventually } from '../instance/running-instance.ts';

/** Checks the journeys' own detection: plants each kind of trouble into a real page. */
describe('a journey notices', () => {
  let browser: Browser;
  let visit: Visit;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    visit = await beginVisit(browser);
    await visit.page.goto('/');
    await visit.page.getByRole('main').getByRole('heading').first().waitFor();
  });
  afterEach(() => visit.context.close());
  afterAll(() => browser.close());

  const plant = (html: string) =>
    visit.page.evaluate(
      `document.querySelector('main').insertAdjacentHTML('beforeend', ${JSON.stringify(html)})`,
    );

  it('no trouble on a correct page', () => {
    expect(visit.troubles.unexpected).toEqual([]);
  });

  it('a picture without an alternative text', async () => {
    expect(await barriersOf(visit.page)).toEqual([]);
    await plant('<img src="/favicon.svg">');
    expect(await barriersOf(visit.page)).toEqual([expect.stringMatching(/^image-alt: <img/)]);
  });

  it('an element wider than the page', async () => {
    expect(await overflowAt(visit.page, 600)).toEqual([]);
    await plant('<hr width="2000">');
    expect((await overflowAt(visit.page, 600)).join('\n')).toContain('<hr width="2000"');
  });

  it('a style that violates the policy', async () => {
    await plant('<p style="color: red">planted</p>');
    await expectTrouble(/Content-Security-Policy: style-src-attr/);
  });

  it('a script of another site', async () => {
    await visit.page.evaluate(
      `document.head.append(Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' }))`,
    );
    await expectTrouble(/Content-Security-Policy: script-src-elem/);
  });

  it('an uncaught error', async () => {
    await visit.page.evaluate(`void setTimeout(() => { throw new Error('planted') })`);
    await expectTrouble(/^error: planted/);
  });

  it('a failed request, unless it is expected', async () => {
    await visit.page.evaluate(`fetch('/api/articles/no-such-article?lng=de&country=CH&currency=CHF')`);
    await expectTrouble(/GET .*no-such-article.* 404$/);
    visit.troubles.expect(/no-such-article/);
    expect(visit.troubles.unexpected).toEqual([]);
  });

  async function expectTrouble(like: RegExp): Promise<void> {
    // The browser reports with a delay.
    const noticed = () => visit.troubles.unexpected.some((trouble) => like.test(trouble));
    expect(await eventually(async () => noticed(), Boolean, 5)).toBe(true);
  }
});
