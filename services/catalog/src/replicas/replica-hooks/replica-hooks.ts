import type { EntityManager } from '@mikro-orm/postgresql';

export interface ChangedProducer {
  producerId: number;
  renamed: boolean;
}

/** What other modules do when a replica changes, in the transaction of the change. */
export interface ReplicaHook {
  /** Called after the replica has changed. */
  producerChanged?(em: EntityManager, change: ChangedProducer): Promise<void>;
  /** Called while the replica still exists. */
  companyDeleted?(em: EntityManager, companyId: number): Promise<void>;
}

export const REPLICA_HOOKS = Symbol('REPLICA_HOOKS');
