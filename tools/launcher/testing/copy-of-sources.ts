import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Copies the repository like a fresh clone after npm ci: sources and packages without builds and state. */
export function copySources(root: string, copy: string): void {
  for (const file of sourcesOf(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  linkEveryPackage(root, copy);
}

export function linkEveryPackage(root: string, copy: string): void {
  for (const folder of foldersWith(root, 'node_modules'))
    linkPackages(join(root, folder), join(copy, folder));
}

/** The tracked and new files of the working copy. */
export function sourcesOf(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** The root and workspaces with this folder. */
export function foldersWith(root: string, name: string): string[] {
  const files = sourcesOf(root).filter((file) => /(^|\/)package\.json$/.test(file));
  return files.map(dirname).filter((folder) => existsSync(join(root, folder, name)));
}

/** Links packages to the original. Workspace links are copied as relative links, so they lead to the copy. */
function linkPackages(from: string, to: string): void {
  const [packages, links] = [join(from, 'node_modules'), join(to, 'node_modules')];
  mkdirSync(links, { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name === '.cache') continue;
    if (name === '@werkbank')
      cpSync(join(packages, name), join(links, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(relative(links, join(packages, name)), join(links, name));
  }
}
