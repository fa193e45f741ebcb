import type { Finding, ProjectRule } from './project-rule.ts';
import type { SourceTree } from './source-tree.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const namedByConvention = new Set([
  'README.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'LICENSE',
  'CODEOWNERS',
  'ISSUE_TEMPLATE',
  'PULL_REQUEST_TEMPLATE.md',
  'OFL.txt',
]);
const namesWithoutMeaning = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc']);

const isKebab = (name: string) =>
  name
    .replace(/^\./, '')
    // Suffix that hadolint and editors recognize.
    .replace(/\.Dockerfile$/, '')
    .split('.')
    .every((part) => kebabCase.test(part));

/** Mixed case causes differences between case-sensitive and case-insensitive file systems. */
export const kebabCaseNames: ProjectRule = {
  name: 'names files and folders in kebab-case',
  find: (tree) =>
    pathParts(tree)
      .filter(({ name }) => !namedByConvention.has(name) && !isKebab(name))
      .map(({ path, name }) => ({ file: path, message: `"${name}" is not kebab-case` })),
};

/** A folder without a meaningful name collects unrelated files. */
export const meaningfulFolderNames: ProjectRule = {
  name: 'has no folder or file called utils, helpers, common or misc',
  find: (tree) =>
    pathParts(tree)
      .filter(({ name }) => namesWithoutMeaning.has(name.split('.')[0] ?? name))
      .map(({ path, name }): Finding => ({ file: path, message: `"${name}" does not say what is in it` })),
};

/** Every file and folder once. */
function pathParts(tree: SourceTree): { path: string; name: string }[] {
  const paths = new Set<string>();
  for (const file of tree.files) {
    const parts = file.split('/');
    for (let depth = 1; depth <= parts.length; depth += 1) paths.add(parts.slice(0, depth).join('/'));
  }
  return [...paths].map((path) => ({ path, name: path.split('/').at(-1) ?? path }));
}
