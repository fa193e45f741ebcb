import { unusedExports } from '../linters/linters.ts';
import { runLinter } from '../linters/run-linter.ts';
import { buildSandbox } from './sandbox.ts';

it('knip names an export that no file imports', async () => {
  const sandbox = buildSandbox({
    'services/checkout/src/main.ts': `import { used } from './costs.js';\n\nused();\n`,
    'services/checkout/src/costs.ts': `export const used = () => other;\nexport const other = 1;\n`,
  });
  try {
    const exportsOnly = {
      ...unusedExports,
      args: ['--no-progress', '--include', 'exports', '--reporter', 'compact'],
    };
    expect((await runLinter(exportsOnly, sandbox.root)).report).toContain(
      'services/checkout/src/costs.ts: other',
    );
  } finally {
    sandbox.remove();
  }
}, 60_000);
