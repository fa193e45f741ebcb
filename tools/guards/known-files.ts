import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { readersHook, tracing } from './instrument.ts';
import { mayHoldGuards } from './find-guards.ts';
import type { Guarding } from './guarding.ts';
import { runTests } from './run-jest.ts';
import { plan, readTrace } from './switches.ts';

/** Result of a test file with every guard in. */
export interface KnownFile {
  /** Hash of the sources under test. */
  readonly print: string;
  readonly guards: readonly string[];
  readonly failed: readonly string[];
  readonly seconds: number;
}

/** Files per run. Results are saved after each run, so an interrupted call can continue. */
const portion = 40;

/** Runs the test files without a valid result. A test that fails with every guard in cannot cover a guard later. */
export async function knownFiles(
  { env, log, say, state }: Guarding,
  { projects, folders }: { projects: readonly string[]; folders: readonly string[] },
): Promise<ReadonlyMap<string, KnownFile>> {
  const kept = join(state, 'known-files.json');
  const before: [string, KnownFile][] = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : [];
  const prints = printsOf(folders, projects);
  const known = new Map(before.filter(([file, { print }]) => prints.get(file) === print));
  const notAsked = before.filter(([file]) => !prints.has(file));
  const unknown = [...prints.keys()].filter((file) => !known.has(file));
  for (let at = 0; at < unknown.length; at += portion) {
    plan({ '*': { out: [tracing] } });
    const paths = unknown.slice(at, at + portion);
    const runs = await runTests({ projects, paths, exactly: true, env, log });
    const trace = readTrace();
    for (const { file, failed, seconds } of runs) {
      known.set(file, {
        print: prints.get(file) ?? '',
        guards: [...(trace.get(file) ?? [])],
        failed,
        seconds,
      });
    }
    writeFileSync(kept, JSON.stringify([...notAsked, ...known]));
    say(`All guards in: ${known.size} of ${prints.size} files of tests are known.`);
  }
  for (const [file, { failed }] of known) if (failed.length > 0) say(`  ${file} fails: ${failed.join(', ')}`);
  return known;
}

/** Each test file with a hash of itself and of the sources it may run. */
function printsOf(folders: readonly string[], projects: readonly string[]): Map<string, string> {
  const prints = new Map<string, string>();
  const shared = printOf(sourcesIn('services/platform'), sourcesIn('contracts'));
  for (const workspace of folders) {
    const own = printOf(sourcesIn(workspace), [shared]);
    const tests = globSync(`${workspace}/src/**/*.spec.ts`, { cwd: repositoryRoot });
    for (const file of tests.filter((test) =>
      projects.some((project) => test.endsWith(`.${project}.spec.ts`)),
    )) {
      prints.set(file, printOf([readFileSync(join(repositoryRoot, file), 'utf8')], [own]));
    }
  }
  return prints;
}

/** Sources that may hold guards, the reader hook and the contract; other sources do not change which guards a test reaches. */
const sourcesIn = (workspace: string): string[] =>
  globSync(`${workspace}/src/**/*.ts`, { cwd: repositoryRoot })
    .filter(
      (file) =>
        mayHoldGuards(file) ||
        file === readersHook ||
        (workspace === 'contracts' && !file.endsWith('.spec.ts')),
    )
    .sort()
    .map((file) => readFileSync(join(repositoryRoot, file), 'utf8').replaceAll(repositoryRoot, ''));

function printOf(...texts: readonly string[][]): string {
  const hash = createHash('sha256');
  for (const text of texts.flat()) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}
