import { relative } from 'node:path';
import { repositoryRoot } from '../launcher/instance/instance.ts';

/** Result of a suite. `notRun` is the reason if it has no tests to run. */
export interface SuiteResult {
  readonly suite: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  readonly notRun?: string;
  /** Slowest files first. */
  readonly slowest?: readonly FileTime[];
  /** Tests that passed only in a second run of their file. They do not count as passed. */
  readonly flaky?: readonly FlakyTest[];
}

interface FlakyTest {
  readonly file: string;
  readonly test: string;
}

interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that failed outside of their tests. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults?: readonly FileReport[];
}

interface FileReport {
  readonly name: string;
  readonly status: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

const slowestShown = 5;

function slowestOf(report: JestReport): FileTime[] {
  return (report.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ file: name, seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowestShown);
}

export function failedFiles(report: JestReport | undefined): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status }) => (status === 'failed' ? [name] : []));
}

const testsOf = (report: JestReport | undefined, status: string): FlakyTest[] =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === status)
      .map(({ fullName }) => ({ file: name, test: fullName })),
  );

interface SecondRun {
  readonly result: SuiteResult;
  readonly report: JestReport | undefined;
}

/** The result of a suite whose failed files ran again alone. A test that passed only then is flaky. */
export function withSecondRun(first: SuiteResult, report: JestReport, second: SecondRun): SuiteResult {
  const before = new Set(testsOf(report, 'passed').map(({ file, test }) => `${file} ${test}`));
  const flaky = testsOf(second.report, 'passed').filter(({ file, test }) => !before.has(`${file} ${test}`));
  const again = new Set(failedFiles(report));
  const counted = (status: string): number =>
    (report.testResults ?? [])
      .filter(({ name }) => again.has(name))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter((test) => test.status === status).length;
  return {
    ...first,
    passed: first.passed - counted('passed') + second.result.passed - flaky.length,
    failed: second.result.failed,
    skipped: first.skipped - counted('pending') - counted('todo') + second.result.skipped,
    seconds: first.seconds + second.result.seconds,
    flaky,
  };
}

/** Without a report, or after a failure outside of tests, the run itself counts as one failure. */
export function resultOfJest(
  suite: string,
  report: JestReport | undefined,
  exitCode: number,
  seconds: number,
): SuiteResult {
  if (report === undefined) return { suite, passed: 0, failed: 1, skipped: 0, seconds };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    suite,
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    seconds,
    slowest: slowestOf(report),
  };
}

/** Sums over all suites, without flaky tests. */
export function sums(results: readonly SuiteResult[]): { passed: number; failed: number } {
  const sum = (pick: (result: SuiteResult) => number): number =>
    results.reduce((total, result) => total + pick(result), 0);
  return { passed: sum((result) => result.passed), failed: sum((result) => result.failed) };
}

/** A table of all suites, the skipped ones with reasons, and the last line for scripts. */
export function summary(
  results: readonly SuiteResult[],
  notRun: readonly string[],
  root: string = repositoryRoot,
): string {
  const row = (...cells: readonly string[]): string =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(10) : cell.padStart(8))).join(' ');
  const ran = results.filter((result) => result.notRun === undefined);
  const lines = ran.map((result) =>
    row(
      result.suite,
      `${result.passed}`,
      `${result.failed}`,
      `${result.flaky?.length ?? 0}`,
      result.seconds.toFixed(1),
    ),
  );
  const reasons = [
    ...results.flatMap(({ suite, notRun: why }) => (why === undefined ? [] : [`${suite}: ${why}`])),
    ...ran.flatMap(({ suite, skipped }) => (skipped === 0 ? [] : [`${suite}: ${skipped} skipped tests`])),
    ...notRun,
  ];
  const { passed, failed } = sums(results);
  const slow = ran.flatMap(({ suite, slowest = [] }) =>
    slowest.map(({ file, seconds }) => row(suite, seconds.toFixed(1), `  ${relative(root, file)}`)),
  );
  const flakyTests = ran.flatMap(({ suite, flaky = [] }) =>
    flaky.map(({ file, test }) => row(suite, '', `  ${relative(root, file)}: ${test}`)),
  );
  return [
    '',
    row('suite', 'passed', 'failed', 'flaky', 'seconds'),
    ...lines,
    ...(slow.length === 0 ? [] : ['', 'Slowest files, in seconds:', ...slow]),
    ...(flakyTests.length === 0
      ? []
      : ['', 'Flaky, passed only when their file ran alone; to be mended:', ...flakyTests]),
    ...(reasons.length === 0 ? [] : ['', 'Not run:', ...reasons.map((reason) => `  ${reason}`)]),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
