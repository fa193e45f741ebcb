import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { underLock } from './finding/file-lock.ts';
import { runCommand } from './finding/run-command.ts';
import { type Instance, logFile, repositoryRoot } from './instance/instance.ts';
import { buildLock } from './preparing/compile.ts';
import { fingerprint } from './preparing/fingerprint.ts';
import { precompress } from './preparing/precompress.ts';
import type { Step } from './running/topology-types.ts';

const builder = join(repositoryRoot, 'shell', 'federation', 'build-front.ts');

/** What every build reads beside its own folder. */
const sharedInputs = [
  'contracts/package.json',
  'contracts/src',
  'shell/federation',
  'shell/kit',
  'shell/src/shared-parts',
  'package-lock.json',
];

/** The folders of the front end: the shell and every remote. */
export const frontFolders = (): string[] => [
  'shell',
  ...readdirSync(repositoryRoot).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(repositoryRoot, name, 'rspack.config.mjs')),
  ),
];

/** Builds what changed, two folders at a time; answers the names of what was built. */
export async function buildFront(
  log?: string,
  folders: readonly string[] = frontFolders(),
): Promise<string[]> {
  return underLock(buildLock, async () => {
    const waiting = folders.filter((folder) => readStamp(folder) !== stampOf(folder));
    const built = [...waiting];
    const work = async (): Promise<void> => {
      for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
        const stamp = stampOf(folder);
        await runCommand(process.execPath, [builder, folder], { cwd: repositoryRoot, log });
        await precompress(join(repositoryRoot, folder, 'dist'));
        writeFileSync(stampFile(folder), stamp);
      }
    };
    await Promise.all([work(), work()]);
    return built;
  });
}

/** The stamp lies in the output, so that a cleared output is built again. */
const stampFile = (folder: string, root = repositoryRoot): string =>
  join(root, folder, 'dist', '.built-from');

/** Takes the output that is there for the production build of these sources. */
export const keepBuild = (folder: string, root: string): void =>
  writeFileSync(stampFile(folder, root), stampOf(folder, root));

/** Who builds a folder by other means takes the stamp away, for it no longer says what the output was built from. */
export const forgetBuild = (folder: string): void => rmSync(stampFile(folder), { force: true });

const stampOf = (folder: string, root = repositoryRoot): string =>
  `production ${fingerprint(root, [folder, ...sharedInputs])}`;

const readStamp = (folder: string): string =>
  existsSync(stampFile(folder)) ? readFileSync(stampFile(folder), 'utf8') : '';

/** The shell and the remotes, built for this instance. */
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
