import { dirname, join, normalize } from 'node:path/posix';
import { type Finding, lineAt, type ProjectRule } from './project-rule.ts';
import type { SourceTree } from './source-tree.ts';

const link = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g;
const code = /`([^`\n]+)`/g;
const runScript = /\bnpm run (?:--silent )?([\w:-]+)(?:[^`\n]*? -w (@?[\w/-]+))?/g;
const nodeScript = /\bnode (?:--[\w-]+(?:=\S+)? )*([\w./-]+\.(?:ts|mjs))\b/g;
/** Placeholders, and signs that no path of the repository has. */
const notAPath = /[\s<>*…{}()'"=:?&@|$%;,[\]]/;
/** Folders that commands create. */
const generated = /(?:^|\/)(?:dist|node_modules|coverage|\.[\w.-]+)(?:\/|$)/;

/** Paths and commands that documents name exist. */
export const namesWhatExists: ProjectRule = {
  name: 'names only paths and npm scripts that exist in its documents',
  find: (tree) => {
    const paths = allPaths(tree);
    const scripts = scriptsOf(tree);
    return tree.files
      .filter(
        (file) => file.endsWith('.md') && !file.endsWith('CHANGELOG.md') && !file.startsWith('.changeset/'),
      )
      .flatMap((file) => findingsIn({ file, text: tree.read(file) }, paths, scripts));
  },
};

function findingsIn(
  { file, text }: { file: string; text: string },
  paths: ReadonlySet<string>,
  scripts: Scripts,
): Finding[] {
  const folder = dirname(file);
  const isBelow = (base: string, path: string) => paths.has(join(base, path).replace(/\/$/, ''));
  const found: Finding[] = [];
  const report = (index: number, name: string) =>
    found.push({ file, line: lineAt(text, index), message: `"${name}" does not exist` });
  for (const { 1: address = '', index } of text.matchAll(link))
    if (!/^[a-z]+:/.test(address) && !isBelow(folder, address)) report(index, address);
  for (const { 1: path = '', index } of text.matchAll(code)) {
    if (!path.includes('/') || path.startsWith('/') || notAPath.test(path) || generated.test(path)) continue;
    const [head = ''] = normalize(path).split('/');
    const bases = [folder, '.'].filter((base) => isBelow(base, head));
    if (bases.length > 0 && !bases.some((base) => isBelow(base, path))) report(index, path);
  }
  for (const { 1: path = '', index } of text.matchAll(nodeScript))
    if (!generated.test(path) && !isBelow(folder, path) && !isBelow('.', path)) report(index, path);
  for (const { 1: script = '', 2: workspace, index } of text.matchAll(runScript)) {
    const possible = workspace
      ? [scripts.byName.get(workspace)]
      : [scripts.byFolder.get('.'), scripts.byFolder.get(folder)];
    if (!possible.some((names) => names?.has(script))) report(index, `npm run ${script}`);
  }
  return found;
}

function allPaths(tree: SourceTree): ReadonlySet<string> {
  const paths = new Set(['.']);
  for (const file of tree.files) for (let path = file; path !== '.'; path = dirname(path)) paths.add(path);
  return paths;
}

interface Scripts {
  readonly byFolder: ReadonlyMap<string, ReadonlySet<string>>;
  readonly byName: ReadonlyMap<string, ReadonlySet<string>>;
}

function scriptsOf(tree: SourceTree): Scripts {
  const workspaces = tree.files
    .filter((file) => file === 'package.json' || file.endsWith('/package.json'))
    .map((file) => {
      const { name = '', scripts = {} } = JSON.parse(tree.read(file)) as {
        name?: string;
        scripts?: Record<string, string>;
      };
      return { folder: dirname(file), name, names: new Set(Object.keys(scripts)) };
    });
  return {
    byFolder: new Map(workspaces.map(({ folder, names }) => [folder, names])),
    byName: new Map(workspaces.map(({ name, names }) => [name, names])),
  };
}
