import type { Happening, Why } from './happening.js';
import { theSystem, type Who } from './who.js';

export interface HistoryLine {
  orderId: number;
  deliveryId: number | null;
  at: Date;
  who: string;
  userId: number | null;
  actor: Who['actor'];
  statusFrom: string | null;
  statusTo: string | null;
  why: Why;
}

export function historyLine(
  orderId: number,
  who: Who,
  at: Date,
  line: Pick<HistoryLine, 'why'> & Partial<Pick<HistoryLine, 'deliveryId' | 'statusFrom' | 'statusTo'>>,
): HistoryLine {
  return {
    orderId,
    deliveryId: null,
    statusFrom: null,
    statusTo: null,
    at,
    who: who.name,
    userId: who.userId,
    actor: who.actor,
    ...line,
  };
}

/** Who, when, from, to, why. What follows by itself from somebody's decision is told as the system's doing. */
export function historyLines(
  orderId: number,
  happenings: readonly Happening[],
  who: Who,
  at: Date,
): HistoryLine[] {
  return happenings.flatMap((happening): HistoryLine[] => {
    switch (happening.kind) {
      case 'moved': {
        const { deliveryId, from: statusFrom, to: statusTo, why } = happening;
        const by = happening.actor === 'system' ? theSystem : who;
        return [historyLine(orderId, by, at, { deliveryId, statusFrom, statusTo, why })];
      }
      case 'itemsCancelled': {
        const { deliveryId, why, nothingLeft } = happening;
        return nothingLeft ? [] : [historyLine(orderId, who, at, { deliveryId, why })];
      }
      case 'split':
        return [historyLine(orderId, who, at, { deliveryId: happening.newDeliveryId, why: 'deliverySplit' })];
      case 'received':
      case 'proposalOpened':
      case 'proposalClosed':
        return [];
    }
  });
}
