import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgetBuild, frontEnd, frontFolders } from './build-front.ts';
import { logFile, repositoryRoot } from './instance/instance.ts';
import { keycloak } from './parts/keycloak.ts';
import { mails } from './parts/mails.ts';
import { meilisearch } from './parts/meilisearch.ts';
import { natsOf } from './parts/nats.ts';
import { postgres } from './parts/postgres.ts';
import { servicesAndGateway } from './parts/services.ts';
import { compile } from './preparing/compile.ts';
import { demoData } from './preparing/demo-data.ts';
import type { Node, Part } from './running/topology-types.ts';

/** PostgreSQL, NATS, Keycloak and, if available, Meilisearch. */
export const infrastructureOf = (replicas: number): readonly Node[] => [
  postgres,
  ...natsOf(replicas),
  meilisearch,
  keycloak,
];

/**
 * All parts of Werkbank on one machine, with replicas of each service and the gateway. Each entry starts when all entries of its
 * `after` are healthy.
 */
export const stackOf = (replicas: number): readonly Node[] => [
  ...infrastructureOf(replicas),
  mails,
  compile,
  frontEnd,
  demoData,
  ...servicesAndGateway(replicas),
];

export const infrastructure = infrastructureOf(1);
export const wholeStack = stackOf(1);

/** Transpiles changed sources for services under `node --watch`, without type checks. */
const sources: Part = {
  kind: 'part',
  name: 'watch-sources',
  title: 'Sources, watching',
  after: ['compile'],
  ports: [],
  command: () => ({
    file: process.execPath,
    args: [join(import.meta.dirname, 'preparing', 'watch-sources.ts')],
    cwd: repositoryRoot,
  }),
  ready: () => Promise.resolve(true),
};

/** Builds the front end and rebuilds it on changes; replaces the step with a single build. */
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

/** The topology of `npm run dev`, which rebuilds on changes. */
export const watchedInstance = (): Node[] => [
  ...wholeStack.map((node) => (node.name === frontEnd.name ? front : node)),
  sources,
];
