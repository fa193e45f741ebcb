import { type DeliveryStatus, deliveryStatuses } from './status.js';

interface StatusTraits {
  phase: 'negotiation' | 'preparation' | 'transport' | 'received' | 'cancelled';
  /** The parcel is packed: customs documents state its costs, and the buyer can no longer cancel it. */
  packed: boolean;
  /** The producer can request a shipping label. */
  labelPossible: boolean;
}

/** The meaning of each status, beside its steps. Lists of statuses in TypeScript and in SQL come from here. */
export const statusTraits: Readonly<Record<DeliveryStatus, StatusTraits>> = {
  Created: { phase: 'negotiation', packed: false, labelPossible: false },
  Proposed: { phase: 'negotiation', packed: false, labelPossible: false },
  Confirmed: { phase: 'negotiation', packed: false, labelPossible: false },
  Released: { phase: 'preparation', packed: false, labelPossible: false },
  InCompletion: { phase: 'preparation', packed: false, labelPossible: false },
  ReadyToSend: { phase: 'preparation', packed: true, labelPossible: true },
  InCustomsClearance: { phase: 'preparation', packed: true, labelPossible: true },
  Sent: { phase: 'transport', packed: true, labelPossible: true },
  PartiallyDelivered: { phase: 'transport', packed: true, labelPossible: false },
  Delivered: { phase: 'received', packed: true, labelPossible: false },
  Cancelled: { phase: 'cancelled', packed: false, labelPossible: false },
};

const inPhase =
  (...phases: StatusTraits['phase'][]) =>
  (status: DeliveryStatus): boolean =>
    phases.includes(statusTraits[status].phase);

/** Buyer and producer have not agreed yet. */
export const isInNegotiation = inPhase('negotiation');
/** Agreed, and the producer has the goods. */
export const isInPreparation = inPhase('preparation');
/** The goods have not left the producer and are not cancelled. */
export const awaitsDispatch = inPhase('negotiation', 'preparation');
/** Sent, and not received as a whole. */
export const isInTransport = inPhase('transport');
/** The goods have left the producer, so their costs are invoiced. */
export const hasLeft = inPhase('transport', 'received');
/** No step follows. */
export const isFinal = inPhase('received', 'cancelled');
export const isPacked = (status: DeliveryStatus): boolean => statusTraits[status].packed;

/** Stage of a delivery's costs: on its invoice, on its other documents, or on neither. */
export type CostStage = 'left' | 'packed' | 'open';
export function costStageOf(status: DeliveryStatus): CostStage {
  if (hasLeft(status)) return 'left';
  return isPacked(status) ? 'packed' : 'open';
}

/** Literals for `in (…)`. Parameters would keep PostgreSQL from using partial indexes. */
export const sqlStatuses = (fits: (status: DeliveryStatus) => boolean): string =>
  deliveryStatuses
    .filter(fits)
    .map((status) => `'${status}'`)
    .join(', ');
