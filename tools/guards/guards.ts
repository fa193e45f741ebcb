import { spawn } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyWithSwitches } from './copy-repository.ts';
import { explanationOf } from './explained.ts';
import type { Guard } from './find-guards.ts';
import { Outcomes, tableOf } from './outcomes.ts';
import { type Guarding, sourceOf, unnoticed } from './guarding.ts';
import { smallRounds } from './rounds.ts';
import { wholeStackRounds } from './whole-stack.ts';
import { clearState } from '../launcher/instance/clear-state.ts';
import { logFile, repositoryRoot } from '../launcher/instance/instance.ts';
import { stateDirs, testInstance } from '../launcher/instance/instances.ts';
import { inForeground } from '../launcher/running/foreground.ts';
import { StartRefused } from '../launcher/processes/start-refused.ts';
import { TestRun } from '../test-run/test-run.ts';

/** Services and the gateway; all guards are there. */
const guardedFolders = (root: string): string[] =>
  globSync(['services/*/package.json', 'gateway/package.json'], { cwd: root }).map(dirname).sort();

const guardsFile = (root: string): string => join(root, '.guards', 'guards.json');

/**
 * `npm run guards`: takes out one guard at a time and shows which test fails; exits 1 if no test fails for a guard. It works
 * in a copy, because the product has no switch for guards. A result stays valid until the guard's file changes; `-- --again`
 * discards all results. `-- services/orders` limits guards and tests to that folder.
 */
export async function guards(args: readonly string[]): Promise<number> {
  const folders = args.filter((arg) => arg !== '--again');
  const unknown = folders.find((folder) => !guardedFolders(repositoryRoot).includes(folder));
  if (unknown !== undefined)
    throw new StartRefused(`npm run guards knows --again and folders of parts, and not ${unknown}.`);
  const state = join(stateDirs.start, 'guards');
  if (args.includes('--again')) rmSync(state, { recursive: true, force: true });
  mkdirSync(state, { recursive: true });
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'werkbank-guards-'));
  try {
    const found = copyWithSwitches(repositoryRoot, copy);
    writeFileSync(guardsFile(copy), JSON.stringify(found));
    return await runInCopy(copy, state, folders);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function runInCopy(copy: string, state: string, folders: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const cli = join(copy, 'tools', 'cli.ts');
    const args = [cli, 'guard-rounds', state, ...folders];
    const child = spawn(process.execPath, args, { cwd: copy, stdio: 'inherit' });
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** The part of `guards` that runs in the copy. */
export async function guardRounds([state = '', ...asked]: readonly string[]): Promise<number> {
  if (!existsSync(guardsFile(repositoryRoot))) throw new StartRefused('npm run guards runs this in a copy.');
  const folders = asked.length > 0 ? asked : guardedFolders(repositoryRoot);
  const all = JSON.parse(readFileSync(guardsFile(repositoryRoot), 'utf8')) as Guard[];
  const found = all.filter(({ id }) => folders.some((folder) => id.startsWith(`${folder}/`)));
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
        folders,
        outcomes,
        env,
        log,
        state,
        say,
      });
      say(`${found.length} guards, ${unnoticed(guarding({})).length} of them to be taken out.`);
      await smallRounds(guarding(await run.forIntegration()));
      if (asked.length === 0 && unnoticed(guarding({})).length > 0)
        await wholeStackRounds(guarding(await run.wholeStack()));
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
  const silent = rows.filter(({ outcome }) => outcome === undefined);
  const open = silent.filter(({ guard }) => !explanationOf(guard));
  const [noticed, explained] = [rows.length - silent.length, silent.length - open.length];
  say(
    `${rows.length} guards: ${noticed} noticed by a test, ${explained} behind another one, ${open.length} open. The table is in ${file}.`,
  );
  for (const { guard } of open) say(`  ${guard.id} ${guard.text.replace(/\s+/g, ' ')}`);
  return open.length === 0 ? 0 : 1;
}
