/** The 13 statuses of deliveries and orders; the last five of an order are never a delivery's own. */
export const statuses = [
  'Created',
  'Proposed',
  'Confirmed',
  'InCompletion',
  'Released',
  'ReadyToSend',
  'InCustomsClearance',
  'PartiallySent',
  'Sent',
  'PartiallyDelivered',
  'Delivered',
  'Cancelled',
  'InProgress',
] as const;
export type Status = (typeof statuses)[number];

export const deliveryStatuses = [
  'Created',
  'Proposed',
  'Confirmed',
  'Released',
  'InCompletion',
  'ReadyToSend',
  'InCustomsClearance',
  'Sent',
  'PartiallyDelivered',
  'Delivered',
  'Cancelled',
] as const satisfies readonly Status[];
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const shippers = ['dhlparcel', 'dhleuro', 'sh_post', 'go', 'custom', 'selfCollection'] as const;
export type Shipper = (typeof shippers)[number];

/** Status of an order from its deliveries: the first rule that fits; cancelled ones count only when all are. */
export function orderStatus(deliveries: readonly DeliveryStatus[]): Status {
  const live = deliveries.filter((status) => status !== 'Cancelled');
  const [first] = live;
  if (first === undefined) return 'Cancelled';
  const any = (...wanted: DeliveryStatus[]) => live.some((status) => wanted.includes(status));
  const all = (wanted: DeliveryStatus) => live.every((status) => status === wanted);
  if (any('Created')) return 'Created';
  if (any('Proposed')) return 'Proposed';
  if (all('Delivered')) return 'Delivered';
  if (any('Delivered', 'PartiallyDelivered')) return 'PartiallyDelivered';
  if (all('Sent')) return 'Sent';
  if (any('Sent')) return 'PartiallySent';
  return all(first) ? first : 'InProgress';
}

/**
 * Partial release is allowed once some, not all, producers of an order have answered.
 * A producer has answered when none of its deliveries is Created any more.
 */
export function partialReleaseAllowed(
  deliveries: readonly { producerCompanyId: number; status: DeliveryStatus }[],
): boolean {
  const producers = new Set(deliveries.map((delivery) => delivery.producerCompanyId));
  const waiting = new Set(
    deliveries.filter(({ status }) => status === 'Created').map((delivery) => delivery.producerCompanyId),
  );
  return waiting.size > 0 && waiting.size < producers.size;
}
