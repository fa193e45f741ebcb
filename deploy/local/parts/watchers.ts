import { join } from 'node:path';
import { forgetBuild, frontFolders } from '../build-front.ts';
import { repositoryRoot } from '../instance/instance.ts';
import type { Part } from '../running/topology-types.ts';

const rspack = join(repositoryRoot, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js');

/** Makes JavaScript of what changes, which services under `node --watch` follow. Types are for lint and the editor. */
const sources: Part = {
  kind: 'part',
  name: 'watch-sources',
  title: 'Sources, watching',
  after: ['compile'],
  ports: [],
  command: () => ({
    file: process.execPath,
    args: [join(import.meta.dirname, '..', 'preparing', 'watch-sources.ts')],
    cwd: repositoryRoot,
  }),
  ready: () => Promise.resolve(true),
};

const front = (folder: string): Part => ({
  kind: 'part',
  name: `watch-${folder}`,
  title: `${folder}, watching`,
  after: ['front-end'],
  ports: [],
  prepare() {
    forgetBuild(folder);
    return Promise.resolve(undefined);
  },
  command: () => ({
    file: process.execPath,
    args: [rspack, 'build', '--watch', '--mode', 'development'],
    cwd: join(repositoryRoot, folder),
  }),
  ready: () => Promise.resolve(true),
});

/** What `npm run dev` runs beside the instance: everything is built again when a source changes. */
export const watchers = (): Part[] => [sources, ...frontFolders().map(front)];
