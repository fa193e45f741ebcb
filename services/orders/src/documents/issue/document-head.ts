import { dayOf } from '@werkbank/contracts/calendar';
import { factsOf } from '@werkbank/contracts/entities';
import type { DocumentHead } from '../content/content.js';
import type { OrderHead } from '../../order/index.js';

export function headOf(head: OrderHead): DocumentHead {
  return {
    orderId: head.id,
    orderedOn: dayOf(head.createdOn),
    creatorFirstName: head.creatorFirstName,
    creatorLastName: head.creatorLastName,
    creatorEmail: head.creatorEmail,
    creatorPhone: head.creatorPhone,
    customerId: head.customerId,
    customerName: head.customerName,
    ...factsOf({ ...head, costCenter: head.costCenter ?? null }),
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
