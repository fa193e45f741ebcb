import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { openFirstVisit, visit, type Visitor } from './first-visit.ts';

const everyMs = 100;
const seenMs = 500;
/** Size of each picture in pixels. */
const sizes = { telephone: { wide: 206, tall: 412 }, desk: { wide: 400, tall: 250 } } as const;

/** One picture with screenshots of the first half second and of the final state. */
export async function filmStrip(
  browser: Browser,
  address: string,
  { file, visitor }: { file: string; visitor: Visitor },
): Promise<void> {
  const { wide, tall } = sizes[visitor];
  const { page, context, session } = await openFirstVisit(browser, visitor);
  const shown: { at: number; data: string }[] = [];
  try {
    let began = performance.now();
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      shown.push({ at: performance.now() - began, data });
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await session.send('Page.startScreencast', {
      format: 'jpeg',
      quality: 60,
      maxWidth: wide,
      maxHeight: tall,
    });
    began = performance.now();
    await visit(page, address);
    await wait(everyMs);
  } finally {
    await context.close();
  }
  const times = Array.from({ length: seenMs / everyMs + 1 }, (_, step) => step * everyMs);
  const pictures = [
    ...times.map((at) => ({ label: `${at} ms`, data: shown.findLast((frame) => frame.at <= at)?.data })),
    { label: `${Math.round(shown.at(-1)?.at ?? 0)} ms`, data: shown.at(-1)?.data },
  ];
  await draw(browser, pictures, { file, wide, tall });
}

interface Picture {
  label: string;
  data: string | undefined;
}

async function draw(
  browser: Browser,
  pictures: readonly Picture[],
  { file, wide, tall }: { file: string; wide: number; tall: number },
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: pictures.length * (wide + 10), height: tall + 30 },
  });
  const figures = pictures.map(
    ({ label, data }) =>
      `<figure>${label}<div>${data ? `<img src="data:image/jpeg;base64,${data}">` : ''}</div></figure>`,
  );
  await page.setContent(`<style>body{margin:0;display:flex;font:14px sans-serif;background:#ddd}figure{margin:5px;width:${wide}px}
    div{height:${tall}px;background:#fff}img{width:100%}</style>${figures.join('')}`);
  writeFileSync(file, await page.screenshot());
  await page.close();
}
