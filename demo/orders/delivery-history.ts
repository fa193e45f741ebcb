import type { DeliveryStatus } from '@werkbank/contracts/delivery';
import type { DemoHistoryLine } from '../shapes-orders.ts';

type Step = [
  hours: number,
  actor: DemoHistoryLine['actor'],
  from: DeliveryStatus | null,
  to: DeliveryStatus,
  why: string,
];

const placed: Step = [0, 'customer', null, 'Created', 'orderPlaced'];
const confirmed: Step = [0.4, 'producer', 'Created', 'Confirmed', 'confirmed'];
const proposed: Step = [0.5, 'producer', 'Created', 'Proposed', 'proposedNewDate'];
const released: Step[] = [placed, confirmed, [0.5, 'system', 'Confirmed', 'Released', 'releasedByAgreement']];
const completing: Step[] = [...released, [20, 'producer', 'Released', 'InCompletion', 'inCompletion']];
const ready: Step[] = [...completing, [44, 'producer', 'InCompletion', 'ReadyToSend', 'readyToSend']];
const clearing: Step[] = [
  ...ready,
  [50, 'producer', 'ReadyToSend', 'InCustomsClearance', 'inCustomsClearance'],
];

/** The steps that led a delivery to its status, by the delivery table. */
export function stepsTo(status: DeliveryStatus, options: { isExport: boolean; lapsed: boolean }): Step[] {
  const sent: Step[] = options.isExport
    ? [...clearing, [70, 'producer', 'InCustomsClearance', 'Sent', 'sent']]
    : [...ready, [52, 'producer', 'ReadyToSend', 'Sent', 'sent']];
  switch (status) {
    case 'Created':
      return [placed];
    case 'Confirmed':
      return [placed, confirmed];
    case 'Proposed':
      return [placed, proposed];
    case 'Released':
      return released;
    case 'InCompletion':
      return completing;
    case 'ReadyToSend':
      return ready;
    case 'InCustomsClearance':
      return clearing;
    case 'Sent':
      return sent;
    case 'PartiallyDelivered':
      return [...sent, [120, 'customer', 'Sent', 'PartiallyDelivered', 'partReceived']];
    case 'Delivered':
      return [...sent, [130, 'customer', 'Sent', 'Delivered', 'received']];
    case 'Cancelled':
      return options.lapsed
        ? [placed, proposed, [24.5, 'system', 'Proposed', 'Cancelled', 'proposalLapsed']]
        : [placed, proposed, [3, 'customer', 'Proposed', 'Cancelled', 'cancelledByBuyer']];
  }
}

export interface People {
  customer: { id: number; name: string };
  producer: { id: number | null; name: string };
}

export function historyOf(
  deliveryId: number,
  steps: readonly Step[],
  createdOn: Date,
  people: People,
): DemoHistoryLine[] {
  return steps.map(([hours, actor, from, to, why]) => {
    const person = actor === 'customer' ? people.customer : actor === 'producer' ? people.producer : null;
    return {
      at: new Date(createdOn.getTime() + hours * 3_600_000).toISOString(),
      who: person?.name ?? actor,
      actor,
      userId: person?.id ?? null,
      deliveryId,
      from,
      to,
      why,
    };
  });
}
