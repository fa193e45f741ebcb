import { mkdirSync } from 'node:fs';
import { runCommand } from '../launcher/finding/run-command.ts';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { stateDirs } from '../launcher/instance/instances.ts';
import { StartRefused } from '../launcher/processes/start-refused.ts';
import { runJest } from './jest-suite.ts';
import { abortVisibly } from './run-visibly.ts';
import { type SuiteResult, summary, sums } from './suite-result.ts';

interface FormerVersion {
  readonly commit: string;
  readonly what: string;
  /** Places of `tests/upgrade/read-shown.ts` that this version lacks. */
  readonly lacks: readonly string[];
}

const formerVersions: readonly FormerVersion[] = [
  {
    commit: 'f1e0275f',
    what: 'data in deploy/local/.state, before documents',
    lacks: ['documents', 'mail choices'],
  },
  { commit: 'f2d72dea', what: 'data in deploy/local/.state, with documents', lacks: [] },
];

/** Packages are installed twice and the instance is started three times. */
const limitMinutes = 60;

/** `npm run upgrade-test`: upgrades an instance of each former version, or of those named, to the last commit. */
export async function upgradeTest(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => formerVersions.every(({ commit }) => commit !== arg));
  if (unknown !== undefined) {
    const known = formerVersions.map(({ commit, what }) => `${commit} (${what})`).join(', ');
    throw new StartRefused(`npm run upgrade-test does not know ${unknown}; it knows ${known}.`);
  }
  let aborted = false;
  const abort = (): void => {
    aborted = true;
    abortVisibly();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, abort);
  mkdirSync(stateDirs.test, { recursive: true, mode: 0o700 });
  const to = (await git('rev-parse', 'HEAD')).trim();
  const results: SuiteResult[] = [];
  const notRun: string[] = [];
  for (const from of formerVersions.filter(({ commit }) => args.length === 0 || args.includes(commit))) {
    if (aborted) break;
    if (!(await isInHistory(from.commit))) {
      notRun.push(`upgrade from ${from.commit} (${from.what}): this clone does not have the commit`);
      continue;
    }
    console.log(`\n── upgrade from ${from.commit} (${from.what}) to ${to.slice(0, 8)} ──`);
    const options = { reportDir: stateDirs.test, paths: [], workers: 'in band', secondRun: false } as const;
    const env = { UPGRADE: JSON.stringify({ from, to }) };
    const result = await runJest('upgrade', { ...options, env, limitMinutes });
    results.push({ ...result, suite: from.commit });
  }
  console.log(summary(results, notRun));
  return sums(results).failed === 0 ? 0 : 1;
}

const git = (...args: readonly string[]): Promise<string> => runCommand('git', args, { cwd: repositoryRoot });

/** A shallow clone lacks former commits. */
const isInHistory = (commit: string): Promise<boolean> =>
  git('merge-base', '--is-ancestor', commit, 'HEAD').then(
    () => true,
    () => false,
  );
