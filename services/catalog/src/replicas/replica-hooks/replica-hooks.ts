import type { EntityManager } from '@mikro-orm/postgresql';

export interface ChangedProducer {
  producerId: number;
  renamed: boolean;
}

/** Reaction of another module to a changed replica, in the same transaction. */
export interface ReplicaHook {
  /** Called after the replica has changed. */
  producerChanged?(em: EntityManager, change: ChangedProducer): Promise<void>;
  /** Called while the replica still exists. */
  companyDeleted?(em: EntityManager, companyId: number): Promise<void>;
}

export const REPLICA_HOOKS = Symbol('REPLICA_HOOKS');
