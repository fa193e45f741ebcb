import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** A phone on a slow line, as in Lighthouse's mobile profile, or a desktop without throttling. */
export type Visitor = 'telephone' | 'desk';

const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowerCpu = 4;
const screens = {
  telephone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  desk: { viewport: { width: 1280, height: 800 } },
};

export interface FirstVisit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly session: CDPSession;
}

/** A first visit with an empty cache. */
export async function openFirstVisit(browser: Browser, visitor: Visitor): Promise<FirstVisit> {
  const context = await browser.newContext({ ...screens[visitor], locale: 'de-CH' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (visitor === 'telephone') {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  }
  await page.addInitScript(watchChanges);
  return { page, context, session };
}

const [quietMs, patienceMs] = [2_000, 90_000];

/** Runs in the page before its own scripts. */
const watchChanges = `
  globalThis.changedAt = 0;
  new MutationObserver(() => { changedAt = performance.now(); })
    .observe(document, { childList: true, subtree: true, characterData: true, attributes: true });`;

/** Opens an address and waits until network and DOM are idle: a slow processor renders long after the last byte. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle', timeout: patienceMs });
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(200)) {
    if ((await page.evaluate<number>('performance.now() - changedAt')) > quietMs) return;
  }
  throw new Error(`${address} never comes to rest.`);
}
