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

/** Debian's or the system's Chromium, with a temporary profile. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'];
  if (!executablePath) throw new Error('CHROMIUM names the browser; npm test sets it');
  // Chromium needs a UTF-8 locale for downloads with umlauts in their names.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return chromium.launch({ executablePath, args: [...flags, ...more], env });
}

/** A separate browser session with its translations and its troubles. */
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
  /** Locale of the browser if it differs from the language of the visit. */
  readonly browserLocale?: string;
  /** Address of another gateway than the instance's. */
  readonly address?: string;
  /** Allows actions on the server-rendered page before its scripts run; the default waits for the scripts. */
  readonly beforeScripts?: boolean;
}

/** Begins on an empty page, without cookies, storage and cache. */
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

/** False for callers that do not wait for the scripts, because they inspect the server-rendered page. */
const looksLater = (options: { waitUntil?: string } = {}): boolean =>
  options.waitUntil !== 'commit' && options.waitUntil !== 'domcontentloaded';

/** Waits until scripts replace the server-rendered page; meanwhile locators would find its elements twice. */
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

/** The translations of the current screen; its language can change at login. */
export async function wordsOnScreen(page: Page): Promise<Words> {
  await page.getByRole('banner').waitFor();
  return wordsOf((await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'de');
}

/** A second tab of the same session. */
export async function secondTab(visit: Visit): Promise<Visit> {
  const page = await visit.context.newPage();
  await waitsForScripts(page);
  return { ...visit, page };
}
