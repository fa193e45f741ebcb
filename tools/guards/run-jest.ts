import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { signalGroup } from '../launcher/processes/signal-group.ts';

const jest = join(repositoryRoot, 'node_modules', 'jest', 'bin', 'jest.js');

/** Result of one test file. */
export interface FileRun {
  /** Relative to the root. */
  readonly file: string;
  readonly failed: readonly string[];
  readonly passed: number;
  readonly seconds: number;
}

interface Report {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

export interface JestRun {
  readonly projects: readonly string[];
  /** Files, or patterns for their paths. */
  readonly paths: readonly string[];
  readonly exactly: boolean;
  readonly inBand?: boolean;
  /** Runs only tests whose name contains this. */
  readonly named?: string | undefined;
  readonly env: Readonly<Record<string, string>>;
  readonly log: string;
}

/** Runs tests with their output in the log. */
export async function runTests(run: JestRun): Promise<FileRun[]> {
  const report = `${run.log}.json`;
  rmSync(report, { force: true });
  const args = [
    '--experimental-vm-modules',
    jest,
    '--selectProjects',
    ...run.projects,
    run.exactly ? '--runTestsByPath' : '--testPathPatterns',
    ...run.paths,
    ...(run.inBand ? ['--runInBand'] : ['--maxWorkers=2', '--workerIdleMemoryLimit=1500MB']),
    ...(run.named === undefined ? [] : ['--testNamePattern', run.named]),
    '--testTimeout=30000',
    '--json',
    `--outputFile=${report}`,
  ];
  await finished(args, run);
  if (!existsSync(report)) throw new Error(`jest wrote no report: see ${run.log}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults.map(({ name, status, startTime, endTime, assertionResults }) => {
    const failed = assertionResults
      // A timeout on a busy machine is no proof of a guard.
      .filter((one) => one.status === 'failed' && !one.failureMessages.every(isTimeout))
      .map(({ fullName }) => fullName);
    const ran = assertionResults.some((one) => one.status !== 'pending');
    return {
      file: name.slice(repositoryRoot.length + 1),
      failed: !ran && status === 'failed' ? ['the whole file'] : failed,
      passed: assertionResults.filter((one) => one.status === 'passed').length,
      seconds: (endTime - startTime) / 1000,
    };
  });
}

function finished(args: readonly string[], { env, log }: JestRun): Promise<void> {
  const out = openSync(log, 'a');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: repositoryRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', out, out],
      detached: process.platform !== 'win32',
    });
    // Signals the process group, so that jest's workers end too.
    const end = (): void => (child.pid === undefined ? undefined : signalGroup(child.pid, 'SIGTERM'));
    process.once('exit', end);
    child.once('error', reject);
    child.once('exit', () => {
      process.off('exit', end);
      closeSync(out);
      resolve();
    });
  });
}

const isTimeout = (message: string): boolean => message.includes('Exceeded timeout of');
