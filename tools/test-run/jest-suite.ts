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

/** Replaces a large worker, because workers keep the modules of all their files in memory. */
const oldestWorker = '--workerIdleMemoryLimit=1500MB';

export interface JestOptions {
  readonly reportDir: string;
  readonly paths: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly workers: 'in band' | 1 | 2;
  /** For parallel suites: buffers the output in a file and prints it at the end. */
  readonly keep?: { readonly file: string; readonly tell: (said: string) => void } | undefined;
  /** Repeats a few failed files alone, because real parts can be late on a busy machine. Tests that pass then are flaky. */
  readonly secondRun: boolean;
  readonly testName?: string | undefined;
  readonly limitMinutes?: number;
  /** Folder of the coverage report. */
  readonly coverageDir?: string | undefined;
}

const coverage = (folder: string): string[] => [
  '--coverage',
  '--coverageProvider=v8',
  `--coverageDirectory=${folder}`,
  '--coverageReporters=lcovonly',
  '--coverageReporters=text-summary',
];

/** More failed files are not repeated; they are no coincidence. */
const mostFilesAgain = 3;

export async function runJest(project: string, options: JestOptions): Promise<SuiteResult> {
  const workers =
    options.workers === 'in band' ? ['--runInBand'] : [`--maxWorkers=${options.workers}`, oldestWorker];
  const { result, report } = await oneRun(project, [...select(project, options.paths), ...workers], options);
  const again = failedFiles(report);
  const worthwhile = options.secondRun && again.length > 0 && again.length <= mostFilesAgain;
  if (report === undefined || !worthwhile) return result;
  // `--forceExit`, because a failed file may leave a connection open.
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
    // Generous for real parts on a busy machine; a hanging test still ends.
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
