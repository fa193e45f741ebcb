import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgetBuild, frontEnd, frontFolders } from '../build-front.ts';
import { logFile, repositoryRoot } from '../instance/instance.ts';
import type { Node, Part } from '../running/topology-types.ts';

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

/** Builds the front end, in the place of the step that builds it once, and builds again what changes. */
const front: Part = {
  kind: 'part',
  name: frontEnd.name,
  title: `${frontEnd.title}, watching`,
  after: frontEnd.after,
  ports: [],
  prepare() {
    for (const folder of frontFolders()) forgetBuild(folder);
    return Promise.resolve(undefined);
  },
  command: () => ({
    file: process.execPath,
    args: [join(repositoryRoot, 'shell', 'federation', 'watch-front.ts')],
    cwd: repositoryRoot,
  }),
  ready: (instance) => Promise.resolve(hasBuiltAll(readFileSync(logFile(instance, frontEnd.name), 'utf8'))),
};

const hasBuiltAll = (log: string): boolean => /^Watching\.$/m.test(log);

/** What `npm run dev` runs instead of a single build: everything is built again when a source changes. */
export const watched = (topology: readonly Node[]): Node[] => [
  ...topology.map((node) => (node.name === frontEnd.name ? front : node)),
  sources,
];
