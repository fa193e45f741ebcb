import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { underLock } from './finding/file-lock.ts';
import { type Instance, logFile, repositoryRoot } from './instance/instance.ts';
import { buildLock } from './preparing/compile.ts';
import { plannedBuilds, runBuilds } from './preparing/turbo.ts';
import type { Step } from './running/topology-types.ts';

export const frontFolders = (): string[] => [
  'shell',
  ...readdirSync(repositoryRoot).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(repositoryRoot, name, 'rspack.config.mjs')),
  ),
];

/** Builds changed folders or takes them from turbo's cache; returns their names. */
export async function buildFront(
  log?: string,
  folders: readonly string[] = frontFolders(),
): Promise<string[]> {
  return underLock(buildLock, async () => {
    const changed = (await plannedBuilds(folders)).filter(({ folder, hash }) => readStamp(folder) !== hash);
    if (changed.length === 0) return [];
    // Turbo restores into an existing output without deleting old files; a build cleans its output itself.
    for (const { folder, cached } of changed)
      if (cached) rmSync(join(repositoryRoot, folder, 'dist'), { recursive: true, force: true });
    const names = changed.map(({ folder }) => folder);
    await runBuilds(names, log);
    for (const { folder, hash } of changed) writeFileSync(stampFile(folder), hash);
    return names;
  });
}

/** The stamp lies in the output, so a cleared output is rebuilt. */
const stampFile = (folder: string, root = repositoryRoot): string =>
  join(root, folder, 'dist', '.built-from');

/** Stamps the present outputs as production builds of the current sources. */
export async function keepBuilds(root: string): Promise<void> {
  for (const { folder, hash } of await plannedBuilds(frontFolders(), root))
    writeFileSync(stampFile(folder, root), hash);
}

/** Other builds of a folder remove its stamp, because it no longer matches the output. */
export const forgetBuild = (folder: string): void => rmSync(stampFile(folder), { force: true });

const readStamp = (folder: string): string =>
  existsSync(stampFile(folder)) ? readFileSync(stampFile(folder), 'utf8') : '';

export const frontEnd: Step = {
  kind: 'step',
  name: 'front-end',
  title: 'Front end',
  after: ['compile'],
  async run(instance: Instance) {
    const built = await buildFront(logFile(instance, 'front-end'));
    return built.length === 0 ? 'unchanged' : built.join(', ');
  },
};
