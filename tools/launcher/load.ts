import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findGoTool, k6, presentGoTool } from './finding/go-tools.ts';
import { findChromium } from './finding/test-tools.ts';
import { repositoryRoot } from './instance/instance.ts';
import { stateDirs } from './instance/instances.ts';

/** `npm run load`: finds what measures, and measures the instance that runs. */
export async function load(): Promise<number> {
  const log = join(stateDirs.start, 'logs', 'load.log');
  if (presentGoTool(k6) === undefined) console.log('Building k6 with Go, once …');
  const env = { ...process.env, K6: await findGoTool(k6, log), CHROMIUM: await findChromium(log) };
  // A working day fills the instance to its limit, so it is asked for by itself.
  const folder = process.argv[3] === 'day' ? ['day'] : [];
  const script = join(repositoryRoot, 'tests', 'load', ...folder, 'run.ts');
  const args = [script, ...process.argv.slice(3)];
  return spawnSync(process.execPath, args, { cwd: repositoryRoot, env, stdio: 'inherit' }).status ?? 1;
}
