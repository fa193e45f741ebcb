import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../../..');

/** Compiles the platform as a start does, because decorators do not run from source in a separate process. */
export function compileExample(): void {
  execFileSync(process.execPath, [join(root, 'tools/run.mjs'), 'compile'], {
    cwd: root,
    stdio: 'ignore',
  });
}

export function spawnExample(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(root, 'services/platform/dist/testing/example/main.js')], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: 'inherit',
  });
}

export async function exitOf(child: ChildProcess): Promise<NodeJS.Signals | number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.signalCode ?? child.exitCode;
}
