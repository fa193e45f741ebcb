import { domains } from '@werkbank/contracts/domains/source';
import type { PortName, SingleName } from './ports.ts';

/** Parts with a configurable number of replicas. NATS has its own number: a quorum needs two of three. */
const replicated = [...domains, 'gateway'] as const;

/** Names of a part's processes, in the topology and among the ports: `orders`, or `orders-1`, `orders-2`. */
export const replicaNames = (name: SingleName, count: number): PortName[] =>
  count === 1 ? [name] : Array.from({ length: count }, (_, index) => `${name}-${index + 1}` as const);

export const natsServers = (replicas: number): number => (replicas === 1 ? 1 : 3);

/** Links of a domain: to its database, to each NATS server, and from the gateway. */
export const linksOfDomain = (replicas: number): number => 2 + natsServers(replicas);

/** Index 0 is the control port; the links follow, grouped by domain. */
export const linkName = (index: number): PortName => `link-${index}`;

/** Ports of the links that a test may slow or cut. */
export const linksOfReplicas = (replicas: number): PortName[] =>
  Array.from({ length: 1 + domains.length * linksOfDomain(replicas) }, (_, index) => linkName(index));

/** Additional ports of an instance with several replicas. */
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
