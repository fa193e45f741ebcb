import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly body?: string;
}

/** Requests that count as the same, and what each of them is answered with. */
export interface Asked {
  readonly requests: readonly Request[];
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly requests: number;
  readonly seconds: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

/** So many users ask in turn for so long; an answer with another status fails the run. */
export async function runK6(k6: string, asked: Asked, users: number, seconds: number): Promise<Answered> {
  const folder = mkdtempSync(join(tmpdir(), 'werkbank-load-'));
  try {
    const [requests, result] = [join(folder, 'requests.json'), join(folder, 'result.json')];
    writeFileSync(requests, JSON.stringify(asked));
    const script = join(import.meta.dirname, '..', 'k6', 'requests.js');
    const child = spawn(k6, ['run', '--quiet', '--no-usage-report', '--address', '127.0.0.1:0', script], {
      env: {
        ...process.env,
        REQUESTS: requests,
        RESULT: result,
        VUS: String(users),
        DURATION: `${seconds}s`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    }
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`k6 ended with ${code}:\n${said.slice(0, 2000)}`);
    return JSON.parse(readFileSync(result, 'utf8')) as Answered;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
