import type { CallAnswer, CallRequest } from '@werkbank/contracts/calls';
import { type Actor, allowedActions, orderStatus, type Reader, waitsFor } from '@werkbank/contracts/delivery';
import type { Delivery, PurchaseOrder, SalesOrder } from '@werkbank/contracts/entities';
import type { AnswerCache } from '@werkbank/kit/answer-cache';
import { isLive } from './items';

type Moved = CallAnswer<'setDeliveryStatus'>;
type Sent = CallRequest<'setDeliveryStatus'>['body'];

/**
 * Shows a delivery with its new status without reading it again: the status is in the answer, the rest in the request, and
 * the contract has the allowed actions. Only its line in the history is read.
 */
export function showMovedDelivery(
  cache: AnswerCache,
  answer: Moved,
  { body }: CallRequest<'setDeliveryStatus'>,
): void {
  cache.change('getSalesOrder', (order) => {
    const moved = withMoved(order, 'customer', answer, body);
    return { ...moved, orderStatus: moved.status, waitsFor: waitsFor(moved.sections, { side: 'buyer' }) };
  });
  cache.change('getPurchaseOrder', (order) => {
    const moved = withMoved(order, 'producer', answer, body);
    const reader: Reader = { side: 'producer', companyId: order.producerCompanyId };
    return { ...moved, waitsFor: waitsFor(moved.sections, reader) };
  });
}

/** An order in the view of `actor`, who may act on its deliveries. */
function withMoved<O extends SalesOrder | PurchaseOrder>(
  order: O,
  actor: Actor,
  { id, status, optimisticLockKey }: Moved,
  sent: Sent,
): O {
  const delivery = order.sections.find((section) => section.id === id);
  if (!delivery) return order;
  const context = {
    isExport: delivery.isExport,
    shipper: delivery.shipper,
    orderStatus: order.orderStatus,
    isPartialReleaseAllowed: order.isPartialReleaseAllowed,
    allAnswered: true,
    // Unknown parcel data hides no action.
    parcel: {},
    customsDeclarations: 0,
  };
  const moved: Delivery = {
    ...delivery,
    status,
    optimisticLockKey,
    parcel: parcelOf(delivery, sent),
    items: arrivedItems(delivery, status, sent),
    allowedActions: allowedActions(status, actor, context),
  };
  const sections = order.sections.map((section) => (section === delivery ? moved : section));
  return { ...order, sections, status: orderStatus(sections.map((section) => section.status)) };
}

function parcelOf({ parcel }: Delivery, sent: Sent): Delivery['parcel'] {
  return {
    weight: sent.weight ?? parcel.weight,
    length: sent.length ?? parcel.length,
    width: sent.width ?? parcel.width,
    height: sent.height ?? parcel.height,
    mrnNumber: sent.mrnNumber ?? parcel.mrnNumber,
  };
}

function arrivedItems({ items }: Delivery, status: Delivery['status'], sent: Sent): Delivery['items'] {
  return items.map((item) => {
    if (!isLive(item)) return item;
    const told = sent.items?.find(({ id }) => id === item.id)?.deliveredQuantity ?? item.deliveredQuantity;
    return { ...item, deliveredQuantity: status === 'Delivered' ? item.quantity : told };
  });
}
