import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWithSwitches } from './guarding/copy-repository.ts';
import type { Guard } from './guarding/find-guards.ts';
import { Outcomes, tableOf } from './guarding/outcomes.ts';
import { type Guarding, sourceOf, unnoticed } from './guarding/guarding.ts';
import { smallRounds } from './guarding/rounds.ts';
import { wholeStackRounds } from './guarding/whole-stack.ts';
import { clearState } from './instance/clear-state.ts';
import { logFile, repositoryRoot } from './instance/instance.ts';
import { stateDirs, testInstance } from './instance/instances.ts';
import { inForeground } from './running/foreground.ts';
import { StartRefused } from './running/start-refused.ts';
import { TestRun } from './testing/test-run.ts';

const guardsFile = (root: string): string => join(root, '.guards', 'guards.json');

/**
 * `npm run guards`: takes every guard out, one at a time, and shows which test fails; ends red where none does. It works in a
 * copy, for the product has no switch that takes a guard out. What a test noticed once is known as long as the file of
 * the guard is as it was; `-- --again` forgets it.
 */
export async function guards(args: readonly string[]): Promise<number> {
  if (args.some((arg) => arg !== '--again')) throw new StartRefused('npm run guards knows --again.');
  const state = join(stateDirs.start, 'guards');
  if (args.includes('--again')) rmSync(state, { recursive: true, force: true });
  mkdirSync(state, { recursive: true });
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'werkbank-guards-'));
  try {
    const found = copyWithSwitches(repositoryRoot, copy);
    writeFileSync(guardsFile(copy), JSON.stringify(found));
    return await runInCopy(copy, state);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function runInCopy(copy: string, state: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const cli = join(copy, 'deploy', 'local', 'cli.ts');
    const child = spawn(process.execPath, [cli, 'guard-rounds', state], { cwd: copy, stdio: 'inherit' });
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** What `guards` runs in its copy. */
export async function guardRounds([state = '']: readonly string[]): Promise<number> {
  if (!existsSync(guardsFile(repositoryRoot))) throw new StartRefused('npm run guards runs this in a copy.');
  const found = JSON.parse(readFileSync(guardsFile(repositoryRoot), 'utf8')) as Guard[];
  const outcomes = new Outcomes(join(state, 'outcomes.json'));
  const instance = await testInstance();
  const code = await inForeground(
    instance,
    async ({ running, progress }) => {
      const say = (text: string): void => progress.say(text);
      const run = new TestRun(instance, running, progress, { only: new Set(), paths: [], keep: false });
      const log = logFile(instance, 'guards');
      const guarding = (env: Record<string, string>): Guarding => ({
        guards: found,
        outcomes,
        env,
        log,
        state,
        say,
      });
      say(`${found.length} guards, ${unnoticed(guarding({})).length} of them to be taken out.`);
      await smallRounds(guarding(await run.forIntegration()));
      if (unnoticed(guarding({})).length > 0) await wholeStackRounds(guarding(await run.wholeStack()));
      return print(guarding({}), join(state, 'guards.md'));
    },
    1,
  );
  clearState(stateDirs.test, ['logs']);
  return code;
}

function print({ guards: found, outcomes, say }: Guarding, file: string): number {
  const rows = found.map((guard) => ({ guard, outcome: outcomes.of(guard, sourceOf(guard)) }));
  const table = `| guard | kind | what it says | noticed by | tests that fail |\n| --- | --- | --- | --- | --- |\n${tableOf(rows)}\n`;
  writeFileSync(file, table);
  const open = rows.filter(({ outcome }) => outcome === undefined);
  say(
    `${rows.length} guards, ${rows.length - open.length} noticed by a test, ${open.length} not. The table is in ${file}.`,
  );
  for (const { guard } of open) say(`  ${guard.id} ${guard.text.replace(/\s+/g, ' ')}`);
  return open.length === 0 ? 0 : 1;
}
