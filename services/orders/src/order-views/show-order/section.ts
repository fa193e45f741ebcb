import { type Actor, allowedActions, type DeliveryStatus } from '@werkbank/contracts/delivery';
import type { Attachment, Delivery, OrderItem } from '@werkbank/contracts/entities';
import { guardContextOf, trackingAddress } from '../../order/index.js';
import type { OrderDocument, StoredSection } from './order-document.js';

/** The viewer's side of an order, and their rights. */
export interface View {
  /** The viewer's role for decisions; null for mere readers. */
  actor: Actor | null;
  seesPlatformMargin: boolean;
}

export function sectionFor(view: View, order: OrderDocument, stored: StoredSection): Delivery {
  const { figures, items, parcelNumber, ...section } = stored;
  const context = guardContextOf(order.answers, {
    ...section,
    customsDeclarations: declared(section.attachments),
  });
  const { goods: _goods, costs, ...amounts } = figures;
  return {
    ...section,
    ...amounts,
    deliveryId: section.id,
    deliveryCosts: [...costs],
    isSplit:
      section.parentDeliveryId !== null ||
      order.answers.some(({ parentDeliveryId }) => parentDeliveryId === section.id),
    trackingUrl: section.sentAt === null ? null : trackingAddress(section.shipper, parcelNumber),
    items: items.map((item) => itemFor(view, section.status, item)),
    attachments: section.attachments.filter(({ enabled }) => enabled || view.actor !== 'customer'),
    allowedActions: view.actor === null ? [] : allowedActions(section.status, view.actor, context),
  };
}

function declared(attachments: readonly Attachment[]): number {
  return attachments.filter(
    ({ attachmentType, enabled }) => attachmentType === 'CustomsDeclaration' && enabled,
  ).length;
}

function itemFor(
  view: View,
  deliveryStatus: DeliveryStatus,
  { price, ...stored }: StoredSection['items'][number],
): OrderItem {
  const { cancelled: _, orderUnits, ...item } = stored;
  const { platformMargin, ...shown } = price;
  return {
    ...item,
    ...(orderUnits && { orderUnits }),
    status: itemStatus(deliveryStatus, stored),
    price: { ...shown, ...(view.seesPlatformMargin && platformMargin !== undefined && { platformMargin }) },
    displayPrice: { amount: price.taxBase, currency: price.currency },
  };
}

/** In a partially received delivery each item has its own status. */
export function itemStatus(
  deliveryStatus: DeliveryStatus,
  {
    cancelled,
    quantity,
    deliveredQuantity,
  }: { cancelled: boolean; quantity: number; deliveredQuantity: number },
): DeliveryStatus {
  if (cancelled) return 'Cancelled';
  if (deliveryStatus !== 'PartiallyDelivered') return deliveryStatus;
  if (deliveredQuantity === quantity) return 'Delivered';
  return deliveredQuantity > 0 ? 'PartiallyDelivered' : 'Sent';
}
