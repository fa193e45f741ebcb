import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Input of a script: its data files by the variable with their path, and its settings. */
export interface ScriptRun {
  readonly script: string;
  readonly reads: Readonly<Record<string, unknown>>;
  readonly settings: Readonly<Record<string, string>>;
}

/** Returns the script's RESULT file and its log; throws if k6 fails. */
export async function runScript<Result>(
  k6: string,
  { script, reads, settings }: ScriptRun,
): Promise<{ result: Result; said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'werkbank-load-'));
  try {
    const result = join(folder, 'result.json');
    const files = Object.entries(reads).map(([variable, content]) => {
      const file = join(folder, `${variable.toLowerCase()}.json`);
      writeFileSync(file, JSON.stringify(content));
      return [variable, file];
    });
    const arguments_ = ['run', '--quiet', '--no-usage-report', '--address', '127.0.0.1:0'];
    const child = spawn(k6, [...arguments_, join(import.meta.dirname, script)], {
      env: { ...process.env, ...Object.fromEntries(files), ...settings, RESULT: result },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    }
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`k6 ended with ${code}:\n${said.slice(0, 2000)}`);
    return { result: JSON.parse(readFileSync(result, 'utf8')) as Result, said };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
