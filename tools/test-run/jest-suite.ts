import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../launcher/finding/run-command.ts';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { runVisibly } from './run-visibly.ts';
import {
  failedFiles,
  type JestReport,
  resultOfJest,
  type SuiteResult,
  withSecondRun,
} from './suite-result.ts';

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
  readonly workers: 'in band' | 1 | 2;
  /** Where others run meanwhile: what it says is told in one piece when it has ended, and lies in a file until then. */
  readonly keep?: { readonly file: string; readonly tell: (said: string) => void } | undefined;
  /** Real parts on a busy machine can answer late: a few files that failed run again alone; tests that pass then are flaky. */
  readonly secondRun: boolean;
  readonly testName?: string | undefined;
  readonly limitMinutes?: number;
  /** The folder for a report of which lines were reached. */
  readonly coverageDir?: string | undefined;
}

const coverage = (folder: string): string[] => [
  '--coverage',
  '--coverageProvider=v8',
  `--coverageDirectory=${folder}`,
  '--coverageReporters=lcovonly',
  '--coverageReporters=text-summary',
];

/** More failed files than these are no accident. */
const mostFilesAgain = 3;

/** Runs one of jest's projects and reads its report. */
export async function runJest(project: string, options: JestOptions): Promise<SuiteResult> {
  const workers =
    options.workers === 'in band' ? ['--runInBand'] : [`--maxWorkers=${options.workers}`, oldestWorker];
  const { result, report } = await oneRun(project, [...select(project, options.paths), ...workers], options);
  const again = failedFiles(report);
  const worthwhile = options.secondRun && again.length > 0 && again.length <= mostFilesAgain;
  if (report === undefined || !worthwhile) return result;
  // A file that fails may leave a connection open, and would keep the run from its end.
  const alone = ['--selectProjects', project, '--runInBand', '--forceExit', '--runTestsByPath', ...again];
  return withSecondRun(result, report, await oneRun(project, alone, options));
}

async function oneRun(
  project: string,
  selection: readonly string[],
  { reportDir, env, keep, testName, coverageDir, limitMinutes }: JestOptions,
): Promise<{ result: SuiteResult; report: JestReport | undefined }> {
  const file = join(reportDir, `${project}.json`);
  rmSync(file, { force: true });
  const args = [
    jest,
    ...selection,
    // Real parts on a busy machine take their time; a test that hangs is still ended.
    '--testTimeout=30000',
    '--json',
    `--outputFile=${file}`,
    ...(testName === undefined ? [] : ['--testNamePattern', testName]),
    ...(coverageDir === undefined ? [] : coverage(coverageDir)),
  ];
  const began = Date.now();
  const exitCode = await runVisibly(args, environment(env), { outputFile: keep?.file, limitMinutes });
  keep?.tell(readFileSync(keep.file, 'utf8'));
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JestReport) : undefined;
  return { result: resultOfJest(project, report, exitCode, (Date.now() - began) / 1000), report };
}
