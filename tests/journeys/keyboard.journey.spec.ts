import type { Browser } from 'playwright-core';
import { barriersOf } from './browser/accessibility.ts';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { confirmCookies } from './steps/prefer.ts';
import { basketLink } from './steps/shop.ts';

describe('the catalogue by keyboard', () => {
  let browser: Browser;
  let visit: Visit;

  beforeAll(async () => {
    browser = await openBrowser();
    visit = await beginVisit(browser);
  });
  afterAll(() => browser.close());

  it('offers a skip link as the first focus', async () => {
    const { page, words } = visit;
    await page.goto('/');
    await confirmCookies(visit);
    await page.reload();
    await page.getByRole('banner').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe(words('shell:skipToContent'));
    await page.keyboard.press('Enter');
    expect(await page.locator(':focus').getAttribute('id')).toBe('content');
    const edgeOf = (role: 'banner' | 'main') =>
      page.getByRole(role).evaluate((part) => part.getBoundingClientRect());
    // The header covers no content.
    expect((await edgeOf('main')).top).toBeGreaterThanOrEqual((await edgeOf('banner')).bottom);
  });

  it.each([390, 960, 1280])('chooses a suggestion by the arrows on a screen of %i pixels', async (width) => {
    const { page, words } = visit;
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.getByRole('banner').waitFor();
    await page.keyboard.press('/');
    // Inserted as one text: results for a shorter one would be replaced later together with the chosen option.
    await page.keyboard.insertText('spiralbohrer 6,8');
    const list = page.getByRole('listbox', { name: words('suggestions:label') });
    await list.waitFor();
    await page.keyboard.press('ArrowDown');
    await list.getByRole('option', { selected: true }).waitFor();
    expect(await barriersOf(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    const name = await list.getByRole('option', { selected: true }).locator('span span').first().innerText();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await list.count()).toBe(0);
  });

  it('jumps to the search with / and searches with Enter', async () => {
    const { page, words } = visit;
    await page.keyboard.press('/');
    await page.keyboard.type('spiralbohrer 6,8');
    await page.keyboard.press('Enter');
    const table = page.getByRole('table', { name: words('articles:search.articles') });
    await table.waitFor();
    expect(await table.getByRole('row').count()).toBeGreaterThan(5);
  });

  it('reaches the table with Tab, moves by arrows and opens a row with Enter', async () => {
    const { page, words } = visit;
    const focusedRow = page.locator('tr:focus');
    for (let keys = 0; keys < 80 && (await focusedRow.count()) === 0; keys += 1) {
      await page.keyboard.press('Tab');
    }
    const first = await focusedRow.innerText();
    await page.keyboard.press('ArrowDown');
    expect(await focusedRow.innerText()).not.toBe(first);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: words('articles:stock.title') }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: words('articles:stock.title') }).waitFor({ state: 'detached' });
  });

  it('adds a typed quantity to the basket with Enter and returns to the row', async () => {
    const { page, words } = visit;
    const row = await page.locator('tr:focus').innerText();
    await page.keyboard.type('12');
    expect(await page.locator(':focus').inputValue()).toBe('12');
    await page.keyboard.press('Enter');
    await basketLink(visit, 1).waitFor();
    expect(await page.locator('tr:focus').innerText()).toBe(row);
    await basketLink(visit, 1).press('Enter');
    await page.getByRole('heading', { level: 1, name: words('checkout:basket.title') }).waitFor();
    expect(await page.getByRole('main').getByRole('textbox').inputValue()).toBe('12');
  });

  it('causes no errors and no failed requests', () => {
    expect(visit.troubles.unexpected).toEqual([]);
  });
});
