import { codeRules, folderRules, formatting, importRules, types, type Linter } from '../linters/linters.ts';
import { runLinter, type LintResult } from '../linters/run-linter.ts';
import { codeViolations } from './code-violations.ts';
import { importViolations } from './import-violations.ts';
import { reportedRules } from './reported-rules.ts';
import { buildSandbox } from './sandbox.ts';

const violations = [...importViolations, ...codeViolations];
// One project is enough to see a type error; the whole project would take its time.
const typesOfOneService: Linter = { ...types, args: [...types.args, 'services/checkout'] };

type Results = Map<Linter, LintResult>;

/** Plants one version of every violation in one sandbox, so that each linter has to start only once. */
async function lintPlanted(version: 'violating' | 'clean'): Promise<Results> {
  const planted = violations.map((each) => ({ ...each.beside, [each.file]: each[version] }));
  const sandbox = buildSandbox(Object.assign({}, ...planted) as Record<string, string>);
  try {
    const results: Results = new Map([[types, await runLinter(typesOfOneService, sandbox.root)]]);
    for (const linter of [codeRules, importRules, folderRules, formatting]) {
      results.set(linter, await runLinter(linter, sandbox.root));
    }
    return results;
  } finally {
    sandbox.remove();
  }
}

describe('the linters', () => {
  let broken: Results;
  let clean: Results;

  beforeAll(async () => {
    broken = await lintPlanted('violating');
    clean = await lintPlanted('clean');
  }, 120_000);

  it('fail on a project that breaks the rules', () => {
    expect([...broken.values()].filter((result) => result.passed)).toEqual([]);
  });

  it('have nothing to say about a project that keeps them', () => {
    const failed = [...clean.values()].filter((result) => !result.passed);
    expect(failed.map((result) => result.report)).toEqual([]);
  });

  it.each(violations)('refuse $sentence ($rule)', ({ linter, rule, file }) => {
    expect(reportedRules(linter, broken.get(linter)?.report ?? '', file)).toContain(rule);
  });

  it.each(violations)('accept, in place of $sentence, what the rules want', ({ linter, file }) => {
    expect(reportedRules(linter, clean.get(linter)?.report ?? '', file)).toEqual([]);
  });
});
