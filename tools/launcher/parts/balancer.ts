import { join } from 'node:path';
import { repositoryRoot } from '../instance/instance.ts';
import { portOf } from '../instance/ports.ts';
import { replicaNames } from '../instance/replicas.ts';
import type { Part } from '../running/topology-types.ts';
import { accepts } from './answers.ts';
import { domains } from '@werkbank/contracts/domains/source';

const balanced = ['gateway', ...domains] as const;

/** Imitates Kubernetes services: one address for all replicas of a part, connections only to ready ones. */
export const balancer: Part = {
  kind: 'part',
  name: 'balancer',
  title: 'Balancer',
  after: [],
  ports: balanced,
  command: ({ ports, replicas }) => ({
    file: process.execPath,
    args: [
      join(import.meta.dirname, '..', 'balancing', 'balance.ts'),
      ...balanced.map((name) =>
        [ports[name], ...replicaNames(name, replicas).map((one) => portOf(ports, one))].join(','),
      ),
    ],
    cwd: repositoryRoot,
  }),
  ready: ({ ports }) => accepts('127.0.0.1', ports.gateway),
};
