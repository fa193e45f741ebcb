import {
  failedFiles,
  type JestReport,
  resultOfJest,
  type SuiteResult,
  summary,
  sums,
  withSecondRun,
} from './suite-result.ts';

const report = (given: Partial<JestReport>): JestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  ...given,
});
const result = (given: Partial<SuiteResult>): SuiteResult => ({
  suite: 'unit',
  passed: 0,
  failed: 0,
  skipped: 0,
  seconds: 1,
  ...given,
});

describe('the result of a jest run', () => {
  it('counts tests', () => {
    expect(resultOfJest('unit', report({ numPassedTests: 5, numFailedTests: 2 }), 1, 3)).toEqual({
      suite: 'unit',
      passed: 5,
      failed: 2,
      skipped: 0,
      seconds: 3,
      slowest: [],
    });
  });

  it('counts each file that broke before its tests as a failure', () => {
    const broken = report({ numPassedTests: 5, numRuntimeErrorTestSuites: 2 });
    expect(resultOfJest('unit', broken, 1, 3).failed).toBe(2);
  });

  it('fails without a report', () => {
    expect(resultOfJest('unit', undefined, 0, 3)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('fails if jest fails outside of tests', () => {
    expect(resultOfJest('unit', report({ numPassedTests: 5 }), 1, 3).failed).toBe(1);
  });

  it('counts skipped tests separately', () => {
    expect(resultOfJest('unit', report({ numPendingTests: 1, numTodoTests: 1 }), 0, 3).skipped).toBe(2);
  });
});

describe('a second run of failed files', () => {
  const file = (name: string, status: string, ...tests: string[]) => ({
    name,
    status,
    startTime: 0,
    endTime: 1,
    assertionResults: tests.map((test, index) => ({ status: test, fullName: `test ${index + 1}` })),
  });
  const first = report({
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [
      file('/steady', 'passed', 'passed', 'passed', 'passed'),
      file('/late', 'failed', 'passed', 'failed'),
    ],
  });
  const before = resultOfJest('int', first, 1, 10);

  it('includes only failed files', () => {
    expect(failedFiles(first)).toEqual(['/late']);
    expect(failedFiles(undefined)).toEqual([]);
  });

  const secondRun = (...tests: string[]) => {
    const passed = tests.filter((status) => status === 'passed').length;
    const failed = tests.length - passed;
    const testResults = [file('/late', failed > 0 ? 'failed' : 'passed', ...tests)];
    return {
      result: result({ suite: 'int', passed, failed, seconds: 3 }),
      report: report({ testResults }),
    };
  };

  it('counts a test that passes only in the second run as flaky and names it', () => {
    const both = withSecondRun(before, first, secondRun('passed', 'passed'));
    const flaky = [{ file: '/late', test: 'test 2' }];
    expect(both).toMatchObject({ passed: 4, failed: 0, seconds: 13, flaky });
    const text = summary([both], [], '/');
    expect(text).toMatch(/Flaky.*\n *int +late: test 2\n/);
    expect(text.split('\n').at(-1)).toBe('4 passed, 0 failed');
  });

  it('counts a test that fails twice as failed', () => {
    const both = withSecondRun(before, first, secondRun('passed', 'failed'));
    expect(both).toMatchObject({ passed: 4, failed: 1, flaky: [] });
  });

  it('counts a test that fails only in the second run as failed', () => {
    const both = withSecondRun(before, first, secondRun('failed', 'passed'));
    expect(both).toMatchObject({ passed: 3, failed: 1, flaky: [{ file: '/late', test: 'test 2' }] });
  });

  it('counts all tests of a file that broke as flaky', () => {
    const broken = report({ numRuntimeErrorTestSuites: 1, testResults: [file('/late', 'failed')] });
    const both = withSecondRun(resultOfJest('int', broken, 1, 1), broken, secondRun('passed', 'passed'));
    expect(both).toMatchObject({ passed: 0, failed: 0 });
    expect(both.flaky).toHaveLength(2);
  });
});

describe('the summary', () => {
  const results = [
    result({ suite: 'lint', passed: 1 }),
    result({ suite: 'unit', passed: 40, failed: 2, skipped: 1 }),
    result({ suite: 'journey', notRun: 'there are no such files yet' }),
  ];

  it('has the sums of every suite', () => {
    expect(sums(results)).toEqual({ passed: 41, failed: 2 });
  });

  it('ends with a line for scripts', () => {
    expect(summary(results, []).split('\n').at(-1)).toBe('41 passed, 2 failed');
  });

  it('lists the slowest files', () => {
    const file = (name: string, endTime: number) => ({
      name: `/clone/${name}`,
      status: 'passed',
      startTime: 0,
      endTime,
      assertionResults: [],
    });
    const testResults = [
      file('a', 1000),
      ...'bcdef'.split('').map((name) => file(name, 9000)),
      file('g', 12_500),
    ];
    const { slowest } = resultOfJest('int', report({ testResults }), 0, 60);
    expect(slowest?.map(({ file: name }) => name)).toEqual(
      ['g', 'b', 'c', 'd', 'e'].map((name) => `/clone/${name}`),
    );
    const text = summary([result({ suite: 'int', slowest: slowest ?? [] })], [], '/clone');
    expect(text).toMatch(/Slowest files, in seconds:\nint +12\.5 +g\nint +9\.0 +b\n/);
  });

  it('lists skipped suites with their reason', () => {
    const text = summary(results, ['Meilisearch: not there']);
    expect(text).toContain('journey: there are no such files yet');
    expect(text).toContain('unit: 1 skipped tests');
    expect(text).toContain('Meilisearch: not there');
  });
});
