import { join } from 'node:path';
import { onPath } from '../finding/on-path.ts';
import type { Instance } from '../instance/instance.ts';
import type { Part } from '../running/topology-types.ts';
import { answersOk } from './answers.ts';

const given = (): string | undefined => process.env.MEILI_URL?.replace(/\/$/, '') || undefined;

const address = (instance: Instance): string => given() ?? `http://127.0.0.1:${instance.ports.meilisearch}`;

/** Variables for the catalogue's access to Meilisearch; empty without it, and then PostgreSQL is the fallback. */
export function meilisearchEnvironment(instance: Instance): Record<string, string> {
  if (given() !== undefined) return { MEILI_URL: address(instance), MEILI_KEY: process.env.MEILI_KEY ?? '' };
  if (!instance.found.has('meilisearch')) return {};
  return { MEILI_URL: address(instance), MEILI_KEY: instance.secrets.get('meilisearch') };
}

/** The preferred search engine; optional, because no package registry provides it. */
export const meilisearch: Part = {
  kind: 'part',
  name: 'meilisearch',
  title: 'Meilisearch',
  after: [],
  ports: ['meilisearch'],
  elsewhere: given,
  whenAbsent: 'neither MEILI_URL nor `meilisearch` on PATH: PostgreSQL answers the search',
  async prepare(instance) {
    const binary = onPath('meilisearch');
    if (binary === undefined) return 'absent';
    instance.found.set('meilisearch', binary);
    return undefined;
  },
  command: (instance) => ({
    file: instance.found.get('meilisearch') ?? 'meilisearch',
    args: [
      '--db-path',
      join(instance.stateDir, 'meilisearch'),
      '--http-addr',
      `127.0.0.1:${instance.ports.meilisearch}`,
    ],
    // By environment, because every user of the machine can read arguments.
    env: {
      ...process.env,
      MEILI_MASTER_KEY: instance.secrets.get('meilisearch'),
      MEILI_ENV: 'production',
      MEILI_NO_ANALYTICS: 'true',
      MEILI_DUMP_DIR: join(instance.stateDir, 'meilisearch-dumps'),
    },
  }),
  ready: (instance) => answersOk(`${address(instance)}/health`),
  address,
};
