import { frontEnd } from './build-front.ts';
import { keycloak } from './parts/keycloak.ts';
import { mails } from './parts/mails.ts';
import { meilisearch } from './parts/meilisearch.ts';
import { natsOf } from './parts/nats.ts';
import { postgres } from './parts/postgres.ts';
import { servicesAndGateway } from './parts/services.ts';
import { watched } from './parts/watchers.ts';
import { compile } from './preparing/compile.ts';
import { demoData } from './preparing/demo-data.ts';
import type { Node } from './running/topology-types.ts';

/** What others make: the record, the courier, the keeper of credentials, and a search engine where there is one. */
export const infrastructureOf = (replicas: number): readonly Node[] => [
  postgres,
  ...natsOf(replicas),
  meilisearch,
  keycloak,
];

/**
 * All of Werkbank on one machine, each service and the gateway as often as asked. Each entry starts as soon as what it
 * names in `after` is healthy.
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

/** The same, rebuilding and restarting what changes. */
export const watchedInstance = (): readonly Node[] => watched(wholeStack);
