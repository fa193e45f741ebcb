import { dayOf } from '@werkbank/contracts/calendar';
import type { PaperHead } from '../compose-papers/content.js';
import type { OrderHead } from '../order/insert-orders.js';

/** What papers say of the order itself. */
export function headOf(head: OrderHead): PaperHead {
  return {
    orderId: head.id,
    orderedOn: dayOf(head.createdOn),
    creatorFirstName: head.creatorFirstName,
    creatorLastName: head.creatorLastName,
    creatorEmail: head.creatorEmail,
    creatorPhone: head.creatorPhone,
    customerId: head.customerId,
    customerName: head.customerName,
    costCenter: head.costCenter ?? null,
    selfCollection: head.selfCollection,
    currency: head.currency,
    language: head.language,
    primaryAddress: head.primaryAddress,
    shippingAddress: head.shippingAddress,
    customerTaxNumber: head.customerTaxNumber ?? null,
    customerEoriNumber: head.customerEoriNumber ?? null,
    customerType: head.customerType ?? null,
  };
}
