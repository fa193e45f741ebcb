import { type DraftSection, factsOf, type TaxLine } from '@werkbank/contracts/entities';
import type { EventPayload } from '@werkbank/contracts/events';
import { piece, unitName } from '@werkbank/contracts/quantities';
import {
  agreedCosts,
  type Delivery,
  keptTax,
  type Order,
  type OrderHead,
  type OrderItem,
} from '../../order/index.js';
import { splitAsPromised } from './split-as-promised.js';

export type Submission = EventPayload<'checkout.order-submitted.v1'>;

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
    ...factsOf(submission),
    selfCollection: submission.selfCollection,
    currency: submission.orderCurrency,
    language: submission.orderLanguage,
    primaryAddress: submission.billingAddress,
    shippingAddress: submission.shippingAddress,
    customerTaxNumber: submission.customerTaxNumber ?? null,
    customerEoriNumber: submission.customerEoriNumber ?? null,
    customerType: submission.customerType ?? null,
  };
}

/** Every section becomes a delivery that waits for its producer's answer, or one for each promised part. */
export function orderOfSubmission(
  submission: Submission,
  newId: (what: 'delivery' | 'item') => number,
): Order {
  const order: Order = {
    id: submission.orderId,
    customerId: submission.customerId,
    currency: submission.orderCurrency,
    proposalExpiresAt: null,
    deliveries: [],
  };
  const deliveries = submission.orderSections.flatMap((section) => {
    const delivery = deliveryOfSection(section, submission.orderLanguage, newId);
    return section.parts ? splitAsPromised(order, delivery, section.parts, newId) : [delivery];
  });
  return { ...order, deliveries };
}

function deliveryOfSection(
  section: DraftSection,
  language: Submission['orderLanguage'],
  newId: (what: 'delivery' | 'item') => number,
): Delivery {
  const id = newId('delivery');
  const items = section.items.map(
    (item): OrderItem => ({
      id: newId('item'),
      parentItemId: null,
      articleId: item.articleId,
      materialNumber: item.materialNumber,
      ownArticleNumber: item.ownArticleNumber ?? null,
      remark: item.remark ?? null,
      articleText: item.articleText,
      articleTexts: item.articleTexts ?? null,
      unit: unitName(item.orderUnits?.orderUnit ?? piece, 1, language),
      orderUnits: item.orderUnits ?? null,
      unitWeight: item.unitWeight,
      quantity: item.quantity,
      deliveredQuantity: 0,
      cancelled: false,
      stockLocationId: section.dispatchLocation.id,
      price: item.price,
      taxReason: taxReasonOf(item, section.taxes),
      tariffNumber: item.tariffNumber ?? null,
      originCountry: item.originCountry ?? null,
    }),
  );
  const taxRates = keptTax(section.taxes, items);
  return {
    id,
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
    agreed: agreedCosts(section.costs, taxRates, section.costBasis),
    taxRates,
    items,
  };
}

/** Orders that were submitted before lines said why they are taxed so belong to the section's row of their rate. */
function taxReasonOf(
  { price, taxReason }: DraftSection['items'][number],
  taxes: readonly TaxLine[],
): string | null {
  if (taxReason !== undefined) return taxReason;
  return taxes.find(({ rate }) => rate === price.taxRate)?.reason ?? null;
}
