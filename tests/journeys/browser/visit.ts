import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { runningInstance } from '../../instance/running-instance.ts';
import { reportPolicyViolations, Troubles } from './troubles.ts';
import { type Language, type Words, wordsOf } from './words.ts';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's or the system's Chromium, with a profile of its own that is thrown away. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'];
  if (!executablePath) throw new Error('CHROMIUM names the browser; npm test sets it');
  // Without a locale of UTF-8 it cannot name a downloaded file with an umlaut.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return chromium.launch({ executablePath, args: [...flags, ...more], env });
}

/** Somebody at a screen: a browser session of its own, the words that are read there, and what went wrong behind it. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly words: Words;
  readonly language: Language;
  readonly troubles: Troubles;
}

export interface VisitOptions {
  readonly language?: Language;
  readonly width?: number;
  /** What the browser itself speaks, where that is not the language of the visit. */
  readonly browserLocale?: string;
  /** Another gateway than the instance's. */
  readonly address?: string;
  /** Acts on what was drawn before the scripts ran, too; everybody else waits for the page itself. */
  readonly beforeScripts?: boolean;
}

/** Begins on an empty page: no cookies, nothing stored, nothing in the cache. */
export async function beginVisit(
  browser: Browser,
  { language = 'de', width = 1280, browserLocale, address, beforeScripts = false }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: address ?? runningInstance().address,
    viewport: { width, height: 900 },
    locale: browserLocale ?? (language === 'de' ? 'de-CH' : 'en-GB'),
    timezoneId: 'Europe/Zurich',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(reportPolicyViolations);
  const troubles = new Troubles();
  context.on('page', (page) => troubles.watch(page));
  const page = await context.newPage();
  if (!beforeScripts) await waitsForScripts(page);
  return { context, page, words: wordsOf(language), language, troubles };
}

/** Whoever waits for less than a page's scripts looks at what is there before. */
const looksLater = (options: { waitUntil?: string } = {}): boolean =>
  options.waitUntil !== 'commit' && options.waitUntil !== 'domcontentloaded';

/** What a visitor's first page shows before its scripts run says the same as the page does, and would be found twice. */
async function waitsForScripts(page: Page): Promise<void> {
  const drawn = page.locator('#drawn');
  const gone = () => drawn.waitFor({ state: 'detached' });
  await page.addLocatorHandler(drawn, gone);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...to) => {
    const answer = await goto(...to);
    if (looksLater(to[1])) await gone();
    return answer;
  };
  page.reload = async (...options) => {
    const answer = await reload(...options);
    if (looksLater(options[0])) await gone();
    return answer;
  };
}

/** The words in which the screen speaks now; before a login that may be another language than after it. */
export async function wordsOnScreen(page: Page): Promise<Words> {
  await page.getByRole('banner').waitFor();
  return wordsOf((await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'de');
}

/** The same somebody, in a second tab. */
export async function secondTab(visit: Visit): Promise<Visit> {
  const page = await visit.context.newPage();
  await waitsForScripts(page);
  return { ...visit, page };
}
