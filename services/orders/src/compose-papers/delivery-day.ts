import type { Delivery } from '../order/order.js';
import type { PaperContent } from './content.js';

export function hasLeft({ status }: Pick<Delivery, 'status'>): boolean {
  return status === 'Sent' || status === 'PartiallyDelivered' || status === 'Delivered';
}

/** The day of delivery: an invoice is issued when it leaves. One that travels with the goods can only say what is planned. */
export function deliveryDay({ issuedOn, corrects }: PaperContent, delivery: Delivery): string {
  return hasLeft(delivery) ? (corrects?.issuedOn ?? issuedOn) : delivery.plan.plannedShipmentDate;
}
