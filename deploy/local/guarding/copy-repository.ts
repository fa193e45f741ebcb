import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { mayHoldGuards, type Guard } from './find-guards.ts';
import {
  hookReaders,
  hookStatements,
  instrument,
  readersHook,
  statementHook,
  switchesIn,
} from './instrument.ts';

/** A copy of the sources, on the same packages, whose guards can be taken out; answers the guards. */
export function copyWithSwitches(root: string, copy: string): readonly Guard[] {
  const switches = switchesIn(copy);
  const guards: Guard[] = [];
  for (const file of sourcesOf(root)) {
    const to = join(copy, file);
    mkdirSync(dirname(to), { recursive: true });
    if (file === readersHook) writeFileSync(to, hookReaders(readFileSync(join(root, file), 'utf8')));
    else if (!mayHoldGuards(file) && file !== statementHook) cpSync(join(root, file), to);
    else {
      const text = readFileSync(join(root, file), 'utf8');
      const made = instrument(file, text, switches);
      guards.push(...made.guards);
      writeFileSync(to, file === statementHook ? hookStatements(text, switches) : made.text);
    }
  }
  for (const folder of foldersWith(root, 'node_modules'))
    linkPackages(join(root, folder), join(copy, folder));
  for (const folder of foldersWith(root, 'dist')) {
    const built = join(root, folder, 'dist');
    if (existsSync(join(built, '.built-from')))
      cpSync(built, join(copy, folder, 'dist'), { recursive: true });
  }
  mkdirSync(join(copy, '.guards'));
  writeFileSync(switches.out, '');
  writeFileSync(switches.plan, '{}');
  return guards;
}

function sourcesOf(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** The root and the workspaces that have such a folder. */
function foldersWith(root: string, name: string): string[] {
  const files = sourcesOf(root).filter((file) => /(^|\/)package\.json$/.test(file));
  return files.map(dirname).filter((folder) => existsSync(join(root, folder, name)));
}

/** Packages are those of the original; workspaces are links to their neighbours, so the copy's are the copy's. */
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
