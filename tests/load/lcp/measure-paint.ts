import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { type Comparison, ratioOf } from '../figures/comparison.ts';
import { median, spreadOf } from '../figures/spread.ts';
import { filmStrip } from './film-strip.ts';
import { type Paint, paintOf } from './paint-of.ts';
import { serveCopies } from './static-copy.ts';

const loads = 3;

export interface PaintFigures {
  readonly page: string;
  readonly lcp: Comparison;
  readonly cls: number;
}

/** Measures each page and its static copy in turn, and saves film strips of both. */
export async function measurePaint(
  chromiumPath: string,
  address: string,
  pages: Readonly<Record<string, string>>,
  folder: string,
): Promise<PaintFigures[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const copies = await serveCopies(browser, address, Object.values(pages));
  try {
    const figures: PaintFigures[] = [];
    for (const [page, path] of Object.entries(pages)) {
      figures.push(await compare(browser, page, address + path, copies.address + path));
      const name = page.replaceAll(' ', '-');
      for (const visitor of ['telephone', 'desk'] as const) {
        const strip = (from: string, what: string) =>
          filmStrip(browser, from + path, { file: join(folder, `${name}.${visitor}${what}.png`), visitor });
        await strip(address, '');
        await strip(copies.address, '.static');
      }
    }
    return figures;
  } finally {
    await copies.end();
    await browser.close();
  }
}

async function compare(browser: Browser, page: string, ours: string, copy: string): Promise<PaintFigures> {
  const [seen, reference]: [Paint[], Paint[]] = [[], []];
  for (let load = 0; load < loads; load++) {
    seen.push(await paintOf(browser, ours));
    reference.push(await paintOf(browser, copy));
  }
  const lcp: Comparison = {
    what: `${page}, largest paint`,
    unit: 'ms',
    measured: spreadOf(seen.map(({ lcpMs }) => lcpMs)),
    against: 'the same as static HTML',
    reference: spreadOf(reference.map(({ lcpMs }) => lcpMs)),
    ratio: spreadOf(seen.map(({ lcpMs }, load) => ratioOf(lcpMs, reference[load]?.lcpMs ?? 0))),
  };
  return { page, lcp, cls: median(seen.map(({ cls }) => cls)) };
}
