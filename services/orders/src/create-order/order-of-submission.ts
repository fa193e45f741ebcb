import type { FactPayload } from '@werkbank/contracts/facts';
import { taxRatesOf } from '../order/figures.js';
import type { OrderHead } from '../order/insert-orders.js';
import type { Delivery, Order, OrderItem } from '../order/order.js';

export type Submission = FactPayload<'checkout.order-submitted.v1'>;

export function headOfSubmission(submission: Submission): OrderHead {
  const { buyer } = submission;
  return {
    id: submission.orderId,
    draftId: submission.draftId,
    createdOn: new Date(submission.submittedAt),
    creatorUserId: buyer.userId,
    creatorFirstName: buyer.firstName,
    creatorLastName: buyer.lastName,
    creatorEmail: buyer.email,
    creatorPhone: buyer.phone,
    customerId: submission.customerId,
    customerName: submission.customerName,
    costCenter: submission.costCenter,
    selfCollection: submission.selfCollection,
    currency: submission.orderCurrency,
    language: submission.orderLanguage,
    primaryAddress: submission.billingAddress,
    shippingAddress: submission.shippingAddress,
  };
}

/** Every section becomes a delivery that waits for its producer's answer. */
export function orderOfSubmission(
  submission: Submission,
  newId: (what: 'delivery' | 'item') => number,
): Order {
  return {
    id: submission.orderId,
    customerId: submission.customerId,
    currency: submission.orderCurrency,
    proposalExpiresAt: null,
    deliveries: submission.orderSections.map(
      (section): Delivery => ({
        id: newId('delivery'),
        parentDeliveryId: null,
        producerId: section.producerId,
        producerName: section.producerName,
        producerCompanyId: section.producerCompanyId,
        status: 'Created',
        shipper: section.shipper,
        isExport: section.isExport,
        dispatchLocation: section.dispatchLocation,
        plan: {
          plannedShipmentDate: section.plannedShipmentDate,
          plannedShipmentFromStock: section.plannedShipmentFromStock,
        },
        originalPlan: null,
        lockKey: 1,
        parcel: { weight: null, length: null, width: null, height: null, mrnNumber: null },
        customsDeclarations: 0,
        costs: section.costs,
        taxRates: taxRatesOf(section.taxes, section.items),
        items: section.items.map(
          (item): OrderItem => ({
            id: newId('item'),
            parentItemId: null,
            articleId: item.articleId,
            materialNumber: item.materialNumber,
            articleText: item.articleText,
            unit: pieces[submission.orderLanguage],
            unitWeight: item.unitWeight,
            quantity: item.quantity,
            deliveredQuantity: 0,
            cancelled: false,
            stockLocationId: section.dispatchLocation.id,
            price: item.price,
          }),
        ),
      }),
    ),
  };
}

/** Whatever is ordered is counted in pieces. */
const pieces = { de: 'Stück', en: 'piece' } as const;
