import type { Browser } from 'playwright-core';
import { openFirstVisit, visit } from './first-visit.ts';

export interface Paint {
  /** Milliseconds until the largest thing in sight was there. */
  readonly lcpMs: number;
  /** How much was moved after it was shown. */
  readonly cls: number;
}

interface Seen {
  lcp: number;
  cls: number;
}

/** Runs in the page, before anything else. */
const watchPaint = `
  globalThis.seenPaint = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seenPaint.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) seenPaint.cls += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** What a first visitor on a slow line sees of a page until nothing comes any more. */
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
