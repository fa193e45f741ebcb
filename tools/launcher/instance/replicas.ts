import { domains } from '@werkbank/contracts/domains/source';
import type { PortName, SingleName } from './ports.ts';

/** What runs as often as asked; the courier's cluster has its own number, for two of three must agree. */
const replicated = [...domains, 'gateway'] as const;

/** The names of a part's processes, in the topology and among the ports alike: itself, or `orders-1`, `orders-2`. */
export const replicaNames = (name: SingleName, count: number): PortName[] =>
  count === 1 ? [name] : Array.from({ length: count }, (_, index) => `${name}-${index + 1}` as const);

/** How many NATS servers an instance has. */
export const natsServers = (replicas: number): number => (replicas === 1 ? 1 : 3);

/** A domain's own to its database and to each NATS server, and the gateway's to it. */
export const linksOfDomain = (replicas: number): number => 2 + natsServers(replicas);

/** The first is that of their control; then those of one domain after the other. */
export const linkName = (index: number): PortName => `link-${index}`;

/** The ports of the connections that a test may slow or cut. */
export const linksOfReplicas = (replicas: number): PortName[] =>
  Array.from({ length: 1 + domains.length * linksOfDomain(replicas) }, (_, index) => linkName(index));

/** The ports that an instance needs beyond those of one process for each part. */
export const portsOfReplicas = (replicas: number): PortName[] =>
  replicas === 1
    ? []
    : [
        ...linksOfReplicas(replicas),
        ...[...replicated, 'nats' as const, 'nats-route' as const].flatMap((name) =>
          Array.from(
            { length: name.startsWith('nats') ? natsServers(replicas) : replicas },
            (_, index) => `${name}-${index + 1}` as const,
          ),
        ),
      ];
