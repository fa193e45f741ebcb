import type { Plan, WantedSplit } from '../../order/index.js';

/** A producer's answer for all of its deliveries at once. */
export interface ProducerAnswer {
  producerCompanyId: number;
  confirmed: readonly { id: number; optimisticLockKey: number }[];
  proposed: readonly { id: number; optimisticLockKey: number; plan: Plan }[];
  split: readonly WantedSplit[];
}
