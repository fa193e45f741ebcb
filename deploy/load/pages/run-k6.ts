import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Asked } from '../queries/asked.ts';
import type { Page } from './choose-pages.ts';

/** Has k6 ask the pages in turn for so long; an answer other than 200 fails the run. */
export async function runK6(
  k6: string,
  address: string,
  pages: readonly Page[],
  seconds: number,
): Promise<Asked> {
  const folder = mkdtempSync(join(tmpdir(), 'werkbank-load-'));
  try {
    const asked = join(folder, 'pages.json');
    const result = join(folder, 'result.json');
    writeFileSync(asked, JSON.stringify(pages.map(({ path }) => address + path)));
    const script = join(import.meta.dirname, '..', 'k6', 'pages.js');
    const child = spawn(k6, ['run', '--quiet', '--no-usage-report', '--address', '127.0.0.1:0', script], {
      env: { ...process.env, PAGES: asked, RESULT: result, DURATION: `${seconds}s` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    }
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`k6 ended with ${code}:\n${said}`);
    const { requests, mediansMs } = JSON.parse(readFileSync(result, 'utf8')) as {
      requests: number;
      mediansMs: (number | null)[];
    };
    return {
      requests,
      mediansMs: mediansMs.map((ms, page) => {
        if (ms === null) throw new Error(`k6 had no time for ${pages[page]!.name}: measure for longer.`);
        return ms;
      }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
