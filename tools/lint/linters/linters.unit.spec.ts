import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkedOutTree } from '../project-rules/source-tree.ts';

const root = join(import.meta.dirname, '../../..');
const source = /\.(ts|tsx|mjs|js|cjs)$/;

/** The nearest folder with a package.json. */
function workspaceOf(file: string): string {
  const folder = dirname(file);
  return folder === '.' || existsSync(join(root, folder, 'package.json')) ? folder : workspaceOf(folder);
}

const scriptsOf = (folder: string) =>
  (
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      scripts?: Record<string, string>;
    }
  ).scripts ?? {};

it('code rules check each source file by the script `lint` of its workspace', () => {
  const workspaces = new Set(
    checkedOutTree(root)
      .files.filter((file) => source.test(file))
      .map(workspaceOf),
  );
  expect(workspaces.delete('.')).toBe(true);
  expect(workspaces.size).toBeGreaterThan(15);
  for (const folder of workspaces)
    expect(`${folder}: ${scriptsOf(folder)['lint']}`).toMatch(
      new RegExp(
        `^${folder}: cd [./]+ && oxlint --format unix ${folder}( --ignore-pattern ${folder}/\\w+)*$`,
      ),
    );
});

it('the root ignores only workspaces', () => {
  const ignored = scriptsOf('.')['lint:root']?.match(/(?<=--ignore-pattern )\S+/g) ?? [];
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  expect(ignored.sort()).toEqual([...new Set(workspaces.map((one) => one.replace(/\/.*/, '')))].sort());
});
