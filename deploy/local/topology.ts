import { keycloak } from './parts/keycloak.ts';
import { nats } from './parts/nats.ts';
import { postgres } from './parts/postgres.ts';
import type { Node } from './running/topology-types.ts';

/** What others keep for us: the record, the courier, the keeper of credentials. */
export const infrastructure: readonly Node[] = [postgres, nats, keycloak];
