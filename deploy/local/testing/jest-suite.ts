import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../finding/run-command.ts';
import { repositoryRoot } from '../instance/instance.ts';
import { runVisibly } from './run-visibly.ts';
import { type JestReport, resultOfJest, type SuiteResult } from './suite-result.ts';

const jest = join(repositoryRoot, 'node_modules', 'jest', 'bin', 'jest.js');
const nodeOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

const select = (project: string, paths: readonly string[]): string[] => [
  '--selectProjects',
  project,
  ...(paths.length === 0 ? [] : ['--testPathPatterns', ...paths]),
];

const environment = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${nodeOptions}`.trim(),
});

/** The files of one of jest's projects, all or those that match a path. */
export async function jestFiles(project: string, paths: readonly string[]): Promise<string[]> {
  const args = [jest, ...select(project, paths), '--listTests'];
  const listed = await runCommand(process.execPath, args, { cwd: repositoryRoot, env: environment({}) });
  return listed.split('\n').filter((line) => line.includes('.spec.ts'));
}

/** A worker keeps the modules of each file that it ran; one that has grown so far is replaced by a new one. */
const oldestWorker = '--workerIdleMemoryLimit=1500MB';

export interface JestOptions {
  readonly reportDir: string;
  readonly paths: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Files that share one instance run one after the other. */
  readonly inBand: boolean;
}

/** Runs one of jest's projects and reads its report. */
export async function runJest(project: string, options: JestOptions): Promise<SuiteResult> {
  const report = join(options.reportDir, `${project}.json`);
  rmSync(report, { force: true });
  const workers = options.inBand ? ['--runInBand'] : ['--maxWorkers=2', oldestWorker];
  const args = [
    jest,
    ...select(project, options.paths),
    ...workers,
    // Real parts on a busy machine take their time; a test that hangs is still ended.
    '--testTimeout=30000',
    '--json',
    `--outputFile=${report}`,
  ];
  const began = Date.now();
  const exitCode = await runVisibly(args, environment(options.env));
  const read = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as JestReport) : undefined;
  return resultOfJest(project, read, exitCode, (Date.now() - began) / 1000);
}
