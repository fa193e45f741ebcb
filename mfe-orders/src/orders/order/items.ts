import type { Delivery, OrderItem } from '@werkbank/contracts/entities';

export const isLive = (item: OrderItem) => item.status !== 'Cancelled';

export function liveItems(delivery: Delivery): OrderItem[] {
  return delivery.items.filter(isLive);
}

/** Deliveries with live items; the others only appear below, among the cancelled items. */
export function liveDeliveries(deliveries: readonly Delivery[]): Delivery[] {
  return deliveries.filter((delivery) => liveItems(delivery).length > 0);
}

export function cancelledItems(deliveries: readonly Delivery[]): { item: OrderItem; delivery: Delivery }[] {
  return deliveries.flatMap((delivery) =>
    delivery.items.filter((item) => !isLive(item)).map((item) => ({ item, delivery })),
  );
}
