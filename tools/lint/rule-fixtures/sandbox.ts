import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const project = join(import.meta.dirname, '../../..');
const configurations = [
  '.gitignore',
  '.oxlintrc.json',
  '.dependency-cruiser.mjs',
  '.dependency-cruiser-folders.mjs',
  'biome.json',
  'knip.json',
  'package.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'tsconfig.web.json',
];

/** A project of the same layout as ours: same configurations, same workspaces, and only the code that is planted in it. */
export interface Sandbox {
  readonly root: string;
  remove(): void;
}

/** Builds a sandbox outside the repository. Every workspace offers one thing, `@werkbank/<name>/offered`. */
export function buildSandbox(planted: Record<string, string>): Sandbox {
  const root = mkdtempSync(join(tmpdir(), 'werkbank-checks-'));
  for (const file of configurations) cpSync(join(project, file), join(root, file));
  linkPackages(root);
  for (const folder of workspaceFolders()) furnish(root, folder);
  for (const [file, text] of Object.entries(planted)) write(root, file, text);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function workspaceFolders(): string[] {
  const { workspaces } = readJson(join(project, 'package.json')) as { workspaces: string[] };
  return globSync(workspaces, { cwd: project }).filter(
    (folder) => globSync('package.json', { cwd: join(project, folder) }).length > 0,
  );
}

function linkPackages(root: string): void {
  const from = join(project, 'node_modules');
  mkdirSync(join(root, 'node_modules/@werkbank'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@werkbank' && !name.startsWith('.'))
      symlinkSync(join(from, name), join(root, 'node_modules', name));
  }
}

function furnish(root: string, folder: string): void {
  const manifest = readJson(join(project, folder, 'package.json')) as { name: string };
  const offered = './src/offered.ts';
  const exports = { './offered': entryOf(offered), './ui/offered': entryOf('./src/ui/offered.ts') };
  write(root, `${folder}/package.json`, `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`);
  write(root, `${folder}/src/offered.ts`, `export const offered = '${folder}';\n`);
  for (const file of globSync('tsconfig*.json', { cwd: join(project, folder) })) {
    cpSync(join(project, folder, file), join(root, folder, file));
  }
  symlinkSync(join(root, folder), join(root, 'node_modules/@werkbank', basename(manifest.name)));
}

const entryOf = (file: string) => ({ types: file, 'werkbank-source': file, default: file });

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
