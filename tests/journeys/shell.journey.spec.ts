import type { SidebarItem } from '@werkbank/contracts/entities';
import type { Browser } from 'playwright-core';
import { turn } from './browser/appearance.ts';
import { beginVisit, openBrowser, secondTab, type Visit, wordsOnScreen } from './browser/visit.ts';
import { accountOf, type Person, signIn } from '../instance/running-instance.ts';
import { visitAs } from './steps/log-in.ts';
import { choiceOf, confirmCookies, prefer } from './steps/prefer.ts';

/** True if a screen reader finds the text. */
async function isReadOut({ context, page }: Visit, text: string): Promise<boolean> {
  const devtools = await context.newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  return nodes.some(
    ({ ignored, role, name }) => !ignored && role?.value === 'StaticText' && name?.value === text,
  );
}

/** Header, footer, help and messages around every page. */
describe('the shell', () => {
  let browser: Browser;
  let visit: Visit;
  let admin: Person;
  const help: SidebarItem[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
    visit = await beginVisit(browser);
    admin = await signIn(accountOf(({ role }) => role === 'platform-admin'));
    const item = { status: 'enabled', order: 90 } as const;
    for (const body of [
      { ...item, title: 'Film der Probe', type: 'youtube', url: 'https://youtu.be/abcdefghijk' },
      { ...item, title: 'Seite der Probe', type: 'url', url: '/documents/terms.de.pdf' },
      { ...item, title: 'Aus der Probe', type: 'url', url: '/api/docs', status: 'disabled' },
    ] as const) {
      help.push(await admin.api('createSidebarItem', { body }));
    }
  });
  afterAll(async () => {
    for (const { id } of help) await admin.api('deleteSidebarItem', { params: { itemId: id } });
    await browser.close();
  });

  const notice = ({ page, words }: Visit) => page.getByRole('region', { name: words('shell:cookies.label') });

  it('shows the cookie notice until its confirmation in any tab, without covering content', async () => {
    const { page, words } = visit;
    const other = await secondTab(visit);
    await Promise.all([page.goto('/'), other.page.goto('/')]);
    await notice(visit).waitFor();
    await page.reload();
    await notice(visit).waitFor();
    const last = page.getByRole('contentinfo').getByRole('link', { name: words('shell:footer.privacy') });
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await last.click({ trial: true });
    await confirmCookies(visit);
    await notice(visit).waitFor({ state: 'detached' });
    await notice(other).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('contentinfo').waitFor();
    expect(await notice(visit).count()).toBe(0);
    await other.page.close();
  });

  it('links imprint, terms and privacy in the current language', async () => {
    const { page } = visit;
    for (const language of ['de', 'en'] as const) {
      await prefer(visit, 'language', language);
      const words = await wordsOnScreen(page);
      for (const name of ['imprint', 'terms', 'privacy'] as const) {
        const link = page.getByRole('contentinfo').getByRole('link', { name: words(`shell:footer.${name}`) });
        const href = await link.getAttribute('href');
        const file = await page.request.get(href ?? '');
        expect([href, file.status()]).toEqual([`/documents/${name}.${language}.pdf`, 200]);
        expect(file.headers()['content-type']).toBe('application/pdf');
        expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
      }
    }
  });

  it('shows the category navigation in German, and only its announcement in English', async () => {
    const { page, words } = visit;
    const navigation = (name: string) => page.getByRole('navigation', { name });
    await navigation('Categories').getByText('coming soon').waitFor();
    expect(await navigation('Categories').getByRole('link').count()).toBe(0);
    await prefer(visit, 'language', 'de');
    await navigation(words('catalog:categories.title')).getByRole('link').first().waitFor();
  });

  it('offers German and English only', async () => {
    const { page, words } = visit;
    const choice = await choiceOf(visit, 'language');
    expect(await choice.getByRole('option').allInnerTexts()).toEqual(['Deutsch', 'English']);
    await page.keyboard.press('Escape');
    expect(words('shell:preferences.label')).toContain('Sprache');
  });

  it('shows help beside the page: a video in privacy mode without autoplay, and a page with full screen', async () => {
    const { page, words } = visit;
    const asked: string[] = [];
    // Tests send no requests to other hosts.
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>video</p>' });
    });
    await page.setViewportSize({ width: 1920, height: 900 });
    const column = page.getByRole('complementary', { name: words('shell:help') });
    await column.getByRole('button', { name: 'Film der Probe' }).click();
    await column.locator('iframe[title="Film der Probe"]').waitFor();
    await column.frameLocator('iframe[title="Film der Probe"]').getByText('video').waitFor();
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=0&controls=1']);
    await column.getByRole('button', { name: 'Seite der Probe' }).click();
    expect(await column.locator('iframe').count()).toBe(1);
    expect(await column.getByRole('button', { name: 'Aus der Probe' }).count()).toBe(0);
    const wider = column.getByRole('button', { name: words('shell:helpItems.fullScreen') });
    await wider.click();
    const dialog = page.getByRole('dialog', { name: 'Seite der Probe' });
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1920, height: 900 });
    await dialog.getByRole('button', { name: words('shell:helpItems.close') }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await wider.evaluate('document.activeElement.textContent')).toBe(await wider.textContent());
    const main = page.getByRole('main');
    const button = page.getByRole('banner').getByRole('button', { name: words('shell:help') });
    // The closed column stays closed after a reload.
    await column.getByRole('button', { name: words('shell:helpItems.close') }).click();
    await column.waitFor({ state: 'detached' });
    expect(await button.evaluate('document.activeElement.id')).toBe('help-button');
    await page.reload();
    await button.waitFor();
    expect(await column.count()).toBe(0);
    // At 1280 px the column stands beside the content and covers none of it.
    await page.setViewportSize({ width: 1280, height: 900 });
    await button.click();
    const [content, help] = [await main.boundingBox(), await column.boundingBox()];
    expect((content?.x ?? 0) + (content?.width ?? 0)).toBeLessThanOrEqual(help?.x ?? 0);
    expect((help?.x ?? 0) + (help?.width ?? 0)).toBeLessThanOrEqual(1280);
    await button.click();
    await column.waitFor({ state: 'detached' });
    // A narrower screen has no room for it, so it opens as a dialog.
    await page.setViewportSize({ width: 960, height: 900 });
    await button.click();
    await page.getByRole('dialog', { name: words('shell:help') }).waitFor();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('leads visitors to the login and offers them the general link to orders', async () => {
    const { page, words } = visit;
    const own = page.getByRole('navigation', { name: words('shell:personalMenu') });
    expect(await own.getByRole('link').evaluateAll(addresses)).toEqual(['/orders']);
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('shell:user.logIn') })
      .click();
    await page.getByRole('form', { name: words('shell:login.title') }).waitFor();
  });

  it.each(['/no/such/page', '/Article/x/y', '/index.php'])('redirects home from %s', async (path) => {
    const { page } = visit;
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('is dark by system or by choice from the first paint on', async () => {
    const { page, words } = visit;
    const ground = () =>
      page.evaluate<string>('getComputedStyle(document.querySelector("header")).backgroundColor');
    const light = await ground();
    await turn(page, 'dark');
    const dark = await ground();
    expect(dark).not.toBe(light);
    await (await choiceOf(visit, 'colorScheme')).selectOption('light');
    expect(await ground()).toBe(light);
    await page.keyboard.press('Escape');
    // Without scripts only the first paint remains.
    await page.route('**/js/**', (route) => route.abort());
    visit.troubles.expect(/\/js\/\S+ net::ERR_FAILED/);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('light');
    const said = `document.querySelector('meta[name="color-scheme"]').content`;
    expect(await page.evaluate(said)).toBe('light');
    await page.unroute('**/js/**');
    await page.reload();
    await (await choiceOf(visit, 'colorScheme')).selectOption('system');
    expect(await ground()).toBe(dark);
    await turn(page, 'light');
    expect(words('shell:preferences.colorScheme')).not.toBe('');
  });

  it('shows at most five messages, errors until they are closed', async () => {
    const desk = await visitAs(browser, admin.account);
    const { page, words } = desk;
    desk.troubles.expect(/PUT \S+\/api\/sidebar-panel\/\d+ 409/);
    let refused = 0;
    await page.route('**/api/sidebar-panel/*', (route) => {
      refused += 1;
      return route.fulfill({ status: 409, json: { code: 'CONFLICT', message: `Meldung ${refused}` } });
    });
    await page.goto('/management/sidebar-panel');
    const toggle = page.getByRole('checkbox', { name: 'Film der Probe' });
    const messages = page.getByRole('region', { name: words('shell:notifications.label') });
    for (let nth = 1; nth <= 7; nth += 1) {
      await toggle.click();
      await messages.getByText(`Meldung ${nth}`).waitFor();
    }
    const errors = messages.getByRole('alert').getByRole('paragraph');
    expect(await errors.allInnerTexts()).toEqual([3, 4, 5, 6, 7].map((nth) => `Meldung ${nth}`));
    await messages.getByRole('button', { name: 'Meldung 3' }).click();
    expect(await errors.count()).toBe(4);
    expect(desk.troubles.unexpected).toEqual([]);
    await desk.context.close();
  });

  it('shows and announces a message during an open dialog, and keeps it afterwards', async () => {
    const desk = await visitAs(browser, admin.account);
    const { page, words } = desk;
    desk.troubles.expect(/PUT \S+\/api\/sidebar-panel\/\d+ 409/);
    await page.setViewportSize({ width: 960, height: 900 });
    const opened = Promise.withResolvers<void>();
    await page.route('**/api/sidebar-panel/*', async (route) => {
      await opened.promise;
      await route.fulfill({ status: 409, json: { code: 'CONFLICT', message: 'Meldung im Dialog' } });
    });
    await page.goto('/management/sidebar-panel');
    await page.getByRole('checkbox', { name: 'Film der Probe' }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('shell:help') })
      .click();
    const dialog = page.getByRole('dialog', { name: words('shell:help') });
    await dialog.waitFor();
    opened.resolve();
    const message = dialog.getByRole('alert').getByText('Meldung im Dialog');
    await message.waitFor();
    // Locators also find inert elements, so a trial click proves that this one is reachable.
    expect(await isReadOut(desk, 'Meldung im Dialog')).toBe(true);
    await message.click({ trial: true });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await isReadOut(desk, 'Meldung im Dialog')).toBe(true);
    const list = page.getByRole('region', { name: words('shell:notifications.label') });
    await list.getByRole('button', { name: 'Meldung im Dialog' }).click();
    await list.getByText('Meldung im Dialog').waitFor({ state: 'detached' });
    expect(desk.troubles.unexpected).toEqual([]);
    await page.close();
  });

  it('causes no errors and no failed requests', () => {
    expect(visit.troubles.unexpected).toEqual([]);
  });
});

const addresses = (links: unknown): (string | null)[] =>
  (links as { getAttribute(name: string): string | null }[]).map((link) => link.getAttribute('href'));
