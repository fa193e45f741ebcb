import type { Browser } from 'playwright-core';
import { openFirstVisit, visit } from './first-visit.ts';

export interface Paint {
  /** Largest contentful paint in milliseconds. */
  readonly lcpMs: number;
  /** Cumulative layout shift. */
  readonly cls: number;
}

interface Seen {
  lcp: number;
  cls: number;
}

/** Runs in the page before its own scripts. */
const watchPaint = `
  globalThis.seenPaint = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seenPaint.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) seenPaint.cls += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Paint figures of a first visit by phone, until the page is idle. */
export async function paintOf(browser: Browser, address: string): Promise<Paint> {
  const { page, context } = await openFirstVisit(browser, 'telephone');
  try {
    await page.addInitScript(watchPaint);
    await visit(page, address);
    const { lcp, cls } = await page.evaluate<Seen>('seenPaint');
    return { lcpMs: lcp, cls };
  } finally {
    await context.close();
  }
}
