import { delimiter, dirname, join } from 'node:path';
import { repositoryRoot } from '../instance/instance.ts';
import { runCommand } from '../finding/run-command.ts';

/** A planned build. */
export interface PlannedBuild {
  readonly folder: string;
  /** Changes with its sources, its internal packages and their packages: see `turbo.json`. */
  readonly hash: string;
  readonly cached: boolean;
}

interface DryRun {
  readonly tasks: readonly {
    readonly directory: string;
    readonly hash: string;
    readonly cache: { readonly status: 'HIT' | 'MISS' };
  }[];
}

/** Turbo without network access, with scripts on this Node. */
export const turboEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
});

/** Turbo's binary; the script of its package would start another Node first. */
function program(root: string): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `${system}-${process.arch === 'x64' ? '64' : process.arch}`;
  return join(root, 'node_modules', '@turbo', name, 'bin', system === 'windows' ? 'turbo.exe' : 'turbo');
}

function turbo(root: string, folders: readonly string[], args: readonly string[], log?: string) {
  const filters = folders.map((folder) => `--filter=./${folder}`);
  return runCommand(program(root), ['run', 'build', ...filters, ...args], {
    cwd: root,
    env: turboEnvironment(),
    log,
  });
}

/** The builds of these folders, not yet run. */
export async function plannedBuilds(
  folders: readonly string[],
  root: string = repositoryRoot,
): Promise<PlannedBuild[]> {
  const { tasks } = JSON.parse(await turbo(root, folders, ['--dry=json'])) as DryRun;
  return folders.map((folder) => {
    const task = tasks.find(({ directory }) => directory.replaceAll('\\', '/') === folder);
    if (!task) throw new Error(`turbo knows no build of ${folder}`);
    return { folder, hash: task.hash, cached: task.cache.status === 'HIT' };
  });
}

/** Builds these folders, two at a time, or takes them from the cache. */
export const runBuilds = (folders: readonly string[], log?: string): Promise<string> =>
  turbo(repositoryRoot, folders, ['--concurrency=2', '--log-order=grouped', '--log-prefix=none'], log);
