import type { DomainEvent, Why } from './domain-event.js';
import { theSystem, type ActingPerson } from './acting-person.js';

export interface HistoryLine {
  orderId: number;
  deliveryId: number | null;
  at: Date;
  who: string;
  userId: number | null;
  actor: ActingPerson['actor'];
  statusFrom: string | null;
  statusTo: string | null;
  why: Why;
}

export function historyLine(
  orderId: number,
  by: ActingPerson,
  at: Date,
  line: Pick<HistoryLine, 'why'> & Partial<Pick<HistoryLine, 'deliveryId' | 'statusFrom' | 'statusTo'>>,
): HistoryLine {
  return {
    orderId,
    deliveryId: null,
    statusFrom: null,
    statusTo: null,
    at,
    who: by.name,
    userId: by.userId,
    actor: by.actor,
    ...line,
  };
}

/** Author, time, from, to and reason. Automatic consequences of a decision have the system as author. */
export function historyLines(
  orderId: number,
  events: readonly DomainEvent[],
  by: ActingPerson,
  at: Date,
): HistoryLine[] {
  return events.flatMap((event): HistoryLine[] => {
    switch (event.kind) {
      case 'moved': {
        const { deliveryId, from: statusFrom, to: statusTo, why } = event;
        const actor = event.actor === 'system' ? theSystem : by;
        return [historyLine(orderId, actor, at, { deliveryId, statusFrom, statusTo, why })];
      }
      case 'itemsCancelled': {
        const { deliveryId, why, nothingLeft } = event;
        return nothingLeft ? [] : [historyLine(orderId, by, at, { deliveryId, why })];
      }
      case 'split':
        return [historyLine(orderId, by, at, { deliveryId: event.newDeliveryId, why: 'deliverySplit' })];
      case 'received':
      case 'proposalOpened':
      case 'proposalClosed':
        return [];
    }
  });
}
