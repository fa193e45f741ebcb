import type { DeliveryStatus } from './status.js';
import { isInPreparation, isInTransport } from './status-traits.js';

/**
 * The party that an order waits for, from the side of the reader: the reader (`you`), the buyer, the producer, or for a
 * producer a company that delivers the same order as well.
 */
export const waitingFor = ['you', 'buyer', 'producer', 'otherProducer'] as const;
export type WaitsFor = (typeof waitingFor)[number];

/** Side of an order's reader. */
export type Reader = { side: 'buyer' | 'platform' } | { side: 'producer'; companyId: number };

interface Standing {
  producerCompanyId: number;
  status: DeliveryStatus;
}

const any = (deliveries: readonly Standing[], fits: (status: DeliveryStatus) => boolean) =>
  deliveries.some(({ status }) => fits(status));
const is =
  (...wanted: DeliveryStatus[]) =>
  (status: DeliveryStatus) =>
    wanted.includes(status);

/** Party whose turn it is, from the reader's point of view. `deliveries` are all deliveries of the order. */
export function waitsFor(deliveries: readonly Standing[], reader: Reader): WaitsFor | null {
  if (reader.side === 'producer') return forProducer(deliveries, reader.companyId);
  const whom = forEverybody(deliveries);
  return whom === 'buyer' && reader.side === 'buyer' ? 'you' : whom;
}

/** An unanswered delivery blocks the others, so it comes first; a sent one comes last. */
function forEverybody(deliveries: readonly Standing[]): 'buyer' | 'producer' | null {
  if (any(deliveries, is('Created'))) return 'producer';
  if (any(deliveries, is('Proposed'))) return 'buyer';
  if (any(deliveries, is('Confirmed')) || any(deliveries, isInPreparation)) return 'producer';
  return any(deliveries, isInTransport) ? 'buyer' : null;
}

/** Own actions of the producer come first, then the parties that its deliveries wait for. */
function forProducer(deliveries: readonly Standing[], companyId: number): WaitsFor | null {
  const own = deliveries.filter(({ producerCompanyId }) => producerCompanyId === companyId);
  if (any(own, is('Created')) || any(own, isInPreparation)) return 'you';
  if (any(own, is('Proposed', 'Confirmed')))
    return any(deliveries, is('Created')) ? 'otherProducer' : 'buyer';
  return any(own, isInTransport) ? 'buyer' : null;
}
