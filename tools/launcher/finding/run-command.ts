import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { signalGroup } from '../processes/signal-group.ts';

/** A failed command, with the end of its output. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
  /** May prompt at the terminal, as sudo does, so it stays in the launcher's session. */
  readonly interactive?: boolean;
  /** Runs at low priority. */
  readonly whenIdle?: boolean;
  /** File to which output is appended; without it, output is returned. */
  readonly log?: string;
}

const running = new Set<() => void>();

/** Ends running commands at the launcher's shutdown. */
export function abortCommands(): void {
  for (const abort of running) abort();
}

/** Returns the output of a command (empty if it goes to a log). */
export async function runCommand(
  file: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<string> {
  if (options.log !== undefined) mkdirSync(dirname(options.log), { recursive: true, mode: 0o700 });
  const sink = options.log === undefined ? 'pipe' : openSync(options.log, 'a', 0o600);
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    uid: options.uid,
    gid: options.gid,
    stdio: [options.interactive === true ? 'inherit' : 'ignore', sink, sink],
    // Own process group: Ctrl-C reaches only the launcher, which ends its commands in order.
    detached: process.platform !== 'win32' && options.interactive !== true,
  });
  if (options.whenIdle === true && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const abort = (): void => {
    if (child.pid !== undefined) signalGroup(child.pid, 'SIGTERM');
  };
  running.add(abort);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    const ended = await new Promise<string>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve(code === 0 ? '' : `ended with ${signal ?? code}`));
    });
    if (ended !== '') {
      const said = options.log === undefined ? output : readFileSync(options.log, 'utf8');
      throw new CommandFailed(`${[file, ...args].join(' ')} ${ended}\n${lastLines(said, 25)}`);
    }
    return output;
  } finally {
    running.delete(abort);
    if (typeof sink === 'number') closeSync(sink);
  }
}

export function lastLines(text: string, count: number): string {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
