import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { signalGroup } from '../launcher/processes/signal-group.ts';

const ongoing = new Set<number>();

/** Ends running scripts at the end of the whole test run. */
export function abortVisibly(): void {
  for (const pid of ongoing) signalGroup(pid, 'SIGTERM');
}

interface Watched {
  readonly limitMinutes?: number | undefined;
  /** File for the output instead of the terminal. */
  readonly outputFile?: string | undefined;
}

/** Runs a Node script with visible output; returns its exit code. A timeout ends it as failed. */
export function runVisibly(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { limitMinutes = 40, outputFile }: Watched = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const out = outputFile === undefined ? undefined : openSync(outputFile, 'w');
    const child = spawn(process.execPath, args, {
      cwd: repositoryRoot,
      env,
      stdio: ['ignore', out ?? 'inherit', out ?? 'inherit'],
      detached: process.platform !== 'win32',
    });
    if (out !== undefined) closeSync(out);
    const pid = child.pid;
    if (pid !== undefined) ongoing.add(pid);
    const limit = setTimeout(() => {
      console.error(`This takes longer than ${limitMinutes} minutes and is ended.`);
      if (pid !== undefined) signalGroup(pid, 'SIGKILL');
    }, limitMinutes * 60_000);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(limit);
      if (pid !== undefined) ongoing.delete(pid);
      resolve(code ?? 1);
    });
  });
}
