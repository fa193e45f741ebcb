import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '@werkbank/contracts/calendar';
import type { ArticleRow, SalesOrder } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { eventually, type Person } from './running-instance.ts';
import { audience, orderOf, shippingAddressOf } from './shopping.ts';

/** Drills that the buyer can order, with the buyer's prices. */
export async function drillsFor(buyer: Person): Promise<readonly ArticleRow[]> {
  const found = await buyer.api('searchArticles', { query: { ...audience, q: 'spiralbohrer 6,8' } });
  return found.articles;
}

export const draftOf = async (
  buyer: Person,
  rows: readonly ArticleRow[],
  quantity = 12,
  orderLanguage: Language = 'de',
) =>
  buyer.api('createOrderDraft', {
    body: { ...orderOf(rows, await shippingAddressOf(buyer), quantity), orderLanguage },
  });

/** Orders through the gateway and waits until the order exists. */
export async function placeOrder(
  buyer: Person,
  rows: readonly ArticleRow[],
  language: Language = 'de',
  quantity?: number,
): Promise<SalesOrder> {
  const draft = await draftOf(buyer, rows, quantity, language);
  const { orderId } = await buyer.api('submitOrder', { body: { draftId: draft.id } });
  return eventually(
    () => buyer.api('getSalesOrder', { params: { orderId } }),
    (order) => order.sections.length === draft.orderSections.length,
  );
}

/** A producer answers all its sections of an order: as ordered, or for another day. */
export async function answer(producer: Person, orderId: number, otherDay?: string): Promise<void> {
  const { sections } = await producer.api('getPurchaseOrder', {
    params: { orderId, producerCompanyId: producer.account.companyId ?? 0 },
  });
  const deliveries = sections.map(({ id, optimisticLockKey }) => ({ id, optimisticLockKey }));
  await producer.api('confirmPurchaseOrder', {
    params: { orderId },
    body: {
      confirmedDeliveries: otherDay === undefined ? deliveries : [],
      proposedDeliveries:
        otherDay === undefined
          ? []
          : deliveries.map((delivery) => ({
              ...delivery,
              plannedShipmentDate: otherDay,
              plannedShipmentFromStock: false,
            })),
      newDeliveries: [],
    },
  });
}

/**
 * A producer splits pieces off an order's only line and proposes another day for both parts; returns the
 * new delivery.
 */
export async function splitOff(
  producer: Person,
  buyer: Person,
  { id: orderId, sections: [ordered] }: SalesOrder,
  quantity: number,
): Promise<number> {
  const [item] = ordered?.items ?? [];
  if (!ordered || !item) throw new Error('an order of one line is split');
  const day = { plannedShipmentDate: addDays(dayOf(new Date()), 30), plannedShipmentFromStock: false };
  await producer.api('confirmPurchaseOrder', {
    params: { orderId },
    body: {
      confirmedDeliveries: [],
      proposedDeliveries: [{ id: ordered.id, optimisticLockKey: ordered.optimisticLockKey, ...day }],
      newDeliveries: [
        {
          ...day,
          dispatchLocationId: ordered.dispatchLocation.id,
          splitParentDeliveryId: ordered.id,
          items: [{ splitParentItemId: item.id, quantity }],
        },
      ],
    },
  });
  const { sections } = await buyer.api('getSalesOrder', { params: { orderId } });
  return sections.find(({ id }) => id !== ordered.id)?.id ?? 0;
}

/** The buyer releases everything that was answered. */
export async function releaseAll(buyer: Person, { id, sections }: SalesOrder): Promise<void> {
  await buyer.api('releaseSalesOrder', {
    params: { orderId: id },
    body: { releaseSections: sections.map((section) => section.id), cancelItems: [] },
  });
}

/** Headers of an upload of a customs declaration. */
export const declarationHeaders = (deliveryId: number) =>
  ({
    'x-file-id': randomUUID(),
    'x-file-name': 'zollanmeldung.pdf',
    'x-attachment-type': 'CustomsDeclaration',
    'x-object-type': 'Delivery',
    'x-object-id': String(deliveryId),
  }) as const;

/** Uploads the customs declaration that a delivery abroad needs before it is ready. */
export async function declareForCustoms({ api }: Person, deliveryId: number): Promise<void> {
  const headers = declarationHeaders(deliveryId);
  await api('createAttachment', { headers }, { file: new TextEncoder().encode('%PDF-1.7\n%%EOF\n') });
}

/** The producer sets the next status of the deliveries that the buyer has released. */
export async function moveDelivery(
  producer: Person,
  orderId: number,
  deliveryStatus: 'InCompletion' | 'ReadyToSend' | 'Sent',
  more: Record<string, number | string> = {},
): Promise<void> {
  const { sections } = await producer.api('getPurchaseOrder', {
    params: { orderId, producerCompanyId: producer.account.companyId ?? 0 },
  });
  for (const { id, optimisticLockKey } of sections.filter(({ status }) => status !== 'Proposed')) {
    await producer.api('setDeliveryStatus', {
      params: { deliveryId: id },
      body: { deliveryStatus, optimisticLockKey, ...more },
    });
  }
}
