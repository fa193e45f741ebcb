import { createServer } from 'node:http';
import { once } from 'node:events';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { portOf } from '../instance/port-of.ts';
import { openFirstVisit, visit } from './first-visit.ts';

interface File {
  readonly type: string;
  readonly body: Buffer;
  readonly brotli?: Buffer;
}

/** Pages as static HTML under their original paths. */
export interface StaticCopies {
  readonly address: string;
  end(): Promise<void>;
}

/** Runs in the page: serializes its DOM with inline styles and without scripts. */
const frozenPage = `(() => {
  const within = (css, base) => css.replace(/url\\("([^"]+)"\\)/g, (_, to) => {
    const { origin, href } = new URL(to, base);
    return 'url("' + (origin === location.origin ? href.slice(origin.length) : href) + '")';
  });
  const styles = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => within(cssText, sheet.href ?? location.href)));
  const copy = document.documentElement.cloneNode(true);
  for (const gone of copy.querySelectorAll('script, style, noscript, link:not([rel=icon])')) gone.remove();
  const style = document.createElement('style');
  style.textContent = styles.join('\\n');
  copy.querySelector('head').append(style);
  return '<!doctype html>' + copy.outerHTML;
})()`;

/** Serves rendered pages as files, as the lower bound for the same content. */
export async function serveCopies(
  browser: Browser,
  address: string,
  paths: readonly string[],
): Promise<StaticCopies> {
  const files = new Map<string, File>();
  for (const path of paths) await copyPage(browser, address, path, files);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return void response.writeHead(404).end();
    const compressed = file.brotli !== undefined && request.headers['accept-encoding']?.includes('br');
    response
      .writeHead(200, { 'content-type': file.type, ...(compressed && { 'content-encoding': 'br' }) })
      .end(compressed ? file.brotli : file.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { address: `http://127.0.0.1:${portOf(server)}`, end };
}

async function copyPage(browser: Browser, address: string, path: string, files: Map<string, File>) {
  const { page, context } = await openFirstVisit(browser, 'telephone');
  try {
    const loaded: Promise<unknown>[] = [];
    page.on('response', (answer) => {
      const kind = answer.request().resourceType();
      if (!answer.ok() || !['image', 'font'].includes(kind) || !answer.url().startsWith(address)) return;
      const type = answer.headers()['content-type'] ?? '';
      const keep = async (): Promise<void> => {
        files.set(answer.url().slice(address.length), { type, body: await answer.body() });
      };
      loaded.push(keep().catch(() => undefined));
    });
    await visit(page, address + path);
    const html = Buffer.from(await page.evaluate<string>(frozenPage));
    await Promise.all(loaded);
    files.set(path, { type: 'text/html; charset=utf-8', body: html, brotli: brotliCompressSync(html) });
  } finally {
    await context.close();
  }
}
