// Part of `npm run lint`: checks every project rule over the whole repository. Exits 1 after any finding.
import { join } from 'node:path';
import { show } from './project-rules/project-rule.ts';
import { projectRules } from './project-rules/project-rules.ts';
import { checkedOutTree } from './project-rules/source-tree.ts';
import { turboEnvironment } from '../launcher/preparing/turbo.ts';
import {
  codeRulesByWorkspace,
  folderRules,
  formatting,
  importRules,
  types,
  unusedExports,
} from './linters/linters.ts';
import { runLinter, type LintResult } from './linters/run-linter.ts';

const root = join(import.meta.dirname, '../..');

function checkProjectRules(): LintResult {
  const started = performance.now();
  const tree = checkedOutTree(root);
  const findings = projectRules.flatMap((rule) => rule.find(tree));
  return {
    name: 'code style',
    passed: findings.length === 0,
    report: findings.map(show).join('\n'),
    seconds: (performance.now() - started) / 1000,
  };
}

function print({ name, passed, report, seconds }: LintResult): void {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (!passed) console.log(`${report.replace(/^\n+/, '').replace(/^(?=.)/gm, '       ')}\n`);
}

Object.assign(process.env, turboEnvironment());
const results = [await runLinter(types, root)];
results.push(
  ...(await Promise.all(
    [codeRulesByWorkspace, importRules, folderRules, unusedExports, formatting].map((linter) =>
      runLinter(linter, root),
    ),
  )),
);
results.push(checkProjectRules());
results.forEach(print);
process.exitCode = results.every((result) => result.passed) ? 0 : 1;
