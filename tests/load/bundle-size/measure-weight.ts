import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Request } from 'playwright-core';

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

/** Smaller files are sent uncompressed. */
const smallestToCompress = 1024;

/** Transferred JavaScript of one page in bytes. */
export interface PageWeight {
  readonly page: string;
  readonly shell: number;
  readonly remotes: number;
  readonly total: number;
  readonly files: readonly ScriptWeight[];
}

export interface ScriptWeight {
  readonly path: string;
  readonly bytes: number;
  /** True if the file came uncompressed, so its size was computed. */
  readonly compressedHere: boolean;
}

/** Opens each page with an empty cache and weighs its scripts until the page is idle. */
export async function measureWeight(
  chromiumPath: string,
  address: string,
  pages: Readonly<Record<string, string>>,
): Promise<PageWeight[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: flags });
  try {
    const weights: PageWeight[] = [];
    for (const [page, path] of Object.entries(pages)) {
      weights.push(weigh(page, await scriptsOf(browser, address + path)));
    }
    return weights;
  } finally {
    await browser.close();
  }
}

/** Files below /remotes belong to remotes, others to the shell. */
export function weigh(page: string, files: readonly ScriptWeight[]): PageWeight {
  const sum = (some: readonly ScriptWeight[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const remotes = sum(files.filter(({ path }) => path.startsWith('/remotes/')));
  return {
    page,
    shell: sum(files) - remotes,
    remotes,
    total: sum(files),
    files: files.toSorted((a, b) => b.bytes - a.bytes),
  };
}

async function scriptsOf(browser: Browser, url: string): Promise<ScriptWeight[]> {
  const context = await browser.newContext({ locale: 'de-CH', viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('heading').first().waitFor();
    return await Promise.all(scripts.map(weighScript));
  } finally {
    await context.close();
  }
}

async function weighScript(request: Request): Promise<ScriptWeight> {
  const path = new URL(request.url()).pathname;
  const response = await request.response();
  const { responseBodySize } = await request.sizes();
  const encoding = (await response?.headerValue('content-encoding')) ?? '';
  if (encoding === 'br' || (encoding === '' && responseBodySize < smallestToCompress)) {
    return { path, bytes: responseBodySize, compressedHere: false };
  }
  // Manual builds are not compressed yet, so this computes their later size.
  const body = (await response?.body()) ?? Buffer.alloc(0);
  return { path, bytes: brotliCompressSync(body).length, compressedHere: true };
}
