import { hasLeft } from '@werkbank/contracts/delivery';
import type { Delivery } from '../../order/index.js';
import type { DocumentContent } from './content.js';

/** The day of supply, once it is a fact; documents for customs and older invoices of exports are issued before. */
export function supplyDay(
  { issuedOn, corrects, suppliedOn }: DocumentContent,
  delivery: Delivery,
): string | undefined {
  return suppliedOn ?? (hasLeft(delivery.status) ? (corrects?.issuedOn ?? issuedOn) : undefined);
}
