import type { Browser } from 'playwright-core';
import { barriersOf } from './browser/accessibility.ts';
import { keepsScreens } from './browser/judge-screen.ts';
import { keepScreen } from './browser/screens.ts';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { overflowAt } from './browser/widths.ts';
import { confirmCookies } from './steps/prefer.ts';

/** On a phone and on a desktop. */
describe.each([390, 1280])('tools by task on a screen of %i pixels', (width) => {
  let browser: Browser;
  let visit: Visit;

  beforeAll(async () => {
    browser = await openBrowser();
    visit = await beginVisit(browser, { width });
    await visit.page.goto('/');
    await confirmCookies(visit);
  });
  afterAll(() => browser.close());

  const isFit = async (name: string) => {
    const { page, troubles } = visit;
    if (keepsScreens) await keepScreen(page, `tools-for-task-${name}-${width}`);
    expect(await overflowAt(page, width)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
    expect(troubles.unexpected).toEqual([]);
  };
  /** Text of the focused element; empty after the last control. */
  const focusedText = () => visit.page.evaluate<string>('document.activeElement.innerText ?? ""');
  /** Moves by Tab to a link with this text and follows it. */
  const choose = async (text: string) => {
    const { page } = visit;
    for (let keys = 0; keys < 120; keys += 1) {
      await page.keyboard.press('Tab');
      if ((await focusedText()).replaceAll(/\s+/g, ' ').trim() === text) break;
    }
    await page.keyboard.press('Enter');
  };

  it('lead by keyboard from home to a tap and the drill of its core hole', async () => {
    const { page, words } = visit;
    await page.getByRole('link', { name: words('catalog:home.byTask') }).click();
    await page.getByRole('heading', { level: 1, name: words('toolsForTask:title') }).waitFor();
    await isFit('tasks');
    await choose(words('toolsForTask:tasks.thread'));
    await page.waitForURL('**/tools-for-task?task=thread');
    await choose(`P ${words('toolsForTask:materials.P')}`);
    await page.waitForURL('**/tools-for-task?task=thread&material=P');
    await isFit('choices');
    const field = page.getByRole('textbox', { name: words('toolsForTask:size.thread') });
    await field.focus();
    await page.keyboard.insertText('m 8 x 1,25');
    await page.keyboard.press('Enter');
    const taps = page.getByRole('table', { name: words('toolsForTask:tools.thread', { size: 'M8' }) });
    await taps.waitFor();
    expect(new URL(page.url()).search).toBe('?task=thread&material=P&size=M8x1.25');
    // 12 m/min at 8 mm, fed by the pitch.
    expect(await taps.innerText()).toMatch(/477[^]*597/);
    const drills = page.getByRole('table', { name: words('toolsForTask:hole.core', { size: '6,8 mm' }) });
    expect(await drills.getByRole('row').count()).toBeGreaterThan(3);
    await isFit('pair');
  });

  it('open by their address and go back step by step', async () => {
    const { page, words } = visit;
    await page.goto('/tools-for-task?task=thread&material=P');
    await page.getByRole('link', { name: 'M10', exact: true }).click();
    await page.getByRole('table', { name: words('toolsForTask:tools.thread', { size: 'M10' }) }).waitFor();
    await page.reload();
    await page.getByRole('table', { name: words('toolsForTask:hole.core', { size: '8,5 mm' }) }).waitFor();
    await page.goBack();
    await page.waitForURL('**/tools-for-task?task=thread&material=P');
    expect(await page.getByRole('table').count()).toBe(0);
  });

  it('name the nearest sizes and the search if there is none', async () => {
    const { page, words } = visit;
    await page.goto('/tools-for-task?task=mill&material=P&size=9.87');
    await page.getByRole('heading', { name: words('toolsForTask:none') }).waitFor();
    await isFit('none');
    await page.getByRole('link', { name: '10 mm', exact: true }).click();
    const mills = page.getByRole('table', { name: words('toolsForTask:tools.mill', { size: '10 mm' }) });
    await mills.waitFor();
    expect(await mills.getByRole('row').count()).toBeGreaterThan(3);
    await isFit('mills');
  });

  it('refuse an invalid size at its field', async () => {
    const { page, words } = visit;
    await page.goto('/tools-for-task?task=ream&material=P');
    const field = page.getByRole('textbox', { name: words('toolsForTask:size.ream') });
    await field.fill('acht');
    await page.keyboard.press('Enter');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await isFit('refused');
  });
});
