import type { Delivery } from '../../order/index.js';
import type { DocumentContent } from './content.js';

export function hasLeft({ status }: Pick<Delivery, 'status'>): boolean {
  return status === 'Sent' || status === 'PartiallyDelivered' || status === 'Delivered';
}

/** The day of supply, once it is a fact; documents for customs and older invoices of exports are issued before. */
export function supplyDay(
  { issuedOn, corrects, suppliedOn }: DocumentContent,
  delivery: Delivery,
): string | undefined {
  return suppliedOn ?? (hasLeft(delivery) ? (corrects?.issuedOn ?? issuedOn) : undefined);
}
