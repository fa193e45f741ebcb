/** One tool that checks the whole repository. */
export interface Linter {
  readonly name: string;
  /** The npm package of the tool, and its command. */
  readonly tool: { readonly package: string; readonly command: string };
  readonly args: readonly string[];
  /** Shortens the report to its essentials. */
  tidy?(report: string): string;
}

const workspaces = ['contracts', 'services', 'gateway', 'shell', 'mfe-*', 'tools', 'tests', 'demo'];

/** Types come first, because the type-aware rules read the emitted declarations. */
export const types: Linter = {
  name: 'types',
  tool: { package: 'typescript', command: 'tsc' },
  args: ['-b', '--pretty', 'false'],
};

export const codeRules: Linter = {
  name: 'code rules',
  tool: { package: 'oxlint', command: 'oxlint' },
  args: ['--format', 'unix'],
};

/** Turbo caches results of workspaces until they or their imported workspaces change. */
export const codeRulesByWorkspace: Linter = {
  name: codeRules.name,
  tool: { package: 'turbo', command: 'turbo' },
  args: [
    'run',
    'lint',
    'lint:root',
    '--continue=always',
    '--concurrency=2',
    '--output-logs=errors-only',
    '--log-order=grouped',
    '--log-prefix=none',
  ],
  tidy: (report) => report.match(/^\S+:\d+:\d+: .*$/gm)?.join('\n') ?? report,
};

export const importRules: Linter = {
  name: 'import rules',
  tool: { package: 'dependency-cruiser', command: 'depcruise' },
  args: ['--output-type', 'err', ...workspaces],
};

/** A separate run, because tests belong to no layer. */
export const folderRules: Linter = {
  name: 'folder rules',
  tool: importRules.tool,
  args: ['--config', '.dependency-cruiser-folders.mjs', ...importRules.args],
};

/** Exports, types and files without an import. */
export const unusedExports: Linter = {
  name: 'unused exports',
  tool: { package: 'knip', command: 'knip' },
  args: ['--no-progress', '--treat-config-hints-as-errors', '--reporter', 'compact'],
};

export const formatting: Linter = {
  name: 'formatting',
  tool: { package: '@biomejs/biome', command: 'biome' },
  args: ['format', '--reporter=concise', '--max-diagnostics=none', '--colors=off'],
  tidy: (report) =>
    report
      .replaceAll(
        ': format: Formatter would have printed the following content:',
        ': format: run npm run format',
      )
      .replace(/^Checked \d+ files[^]*$/m, ''),
};
