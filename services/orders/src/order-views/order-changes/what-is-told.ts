import type { SignedInUser } from '@werkbank/contracts/access';
import type { OrderChange } from '@werkbank/contracts/calls';
import type { OrderEvent } from './order-events.js';

type Reader = Pick<SignedInUser, 'companyId' | 'roles'>;
type AttachmentChanged = Extract<OrderEvent, { name: 'orders.attachment-changed.v1' }>['payload'];

/**
 * Visible part of an event, by the reader's part in the order. Its buyer and platform admins see all of it, a producer its own
 * deliveries; of other deliveries it learns only that the order has changed.
 */
export function whatIsTold(event: OrderEvent, { companyId, roles }: Reader): OrderChange | undefined {
  const { orderId, customerId, producerCompanyIds = [] } = event.payload;
  const isAdmin = roles.includes('platform-admin');
  const seesAll = isAdmin || (companyId !== undefined && companyId === customerId);
  const isProducer = companyId !== undefined && producersOf(event).includes(companyId);
  const sells = isProducer || (companyId !== undefined && producerCompanyIds.includes(companyId));
  if (!seesAll && !sells) return undefined;
  const otherPart: OrderChange = { orderId, what: 'otherPart' };
  switch (event.name) {
    case 'orders.order-deleted.v1':
      return { orderId, what: 'orderDeleted' };
    case 'orders.items-cancelled.v1':
      return seesAll || isProducer ? { orderId, what: 'itemsCancelled' } : otherPart;
    case 'orders.delivery-status-changed.v1': {
      if (!seesAll && !isProducer) return otherPart;
      const { deliveryId: id, from, to, at } = event.payload;
      return { orderId, what: 'deliveryMoved', delivery: { id, from, to, at } };
    }
    case 'orders.items-received.v1': {
      if (!seesAll && !isProducer) return undefined;
      const { deliveryId, deliveredQuantity } = event.payload;
      return { ...otherPart, received: { deliveryId, deliveredQuantity } };
    }
    case 'orders.attachment-changed.v1':
      return seesAll || isProducer ? attachmentTold(event.payload, isAdmin || isProducer) : undefined;
  }
}

/** A hidden file reaches the buyer when it is shown, and disappears when it is hidden. */
function attachmentTold(
  { orderId, deliveryId, attachmentId: id, title, enabledBefore, enabled }: AttachmentChanged,
  seesHidden: boolean,
): OrderChange | undefined {
  const was = seesHidden ? enabledBefore !== null : enabledBefore === true;
  const is = seesHidden ? enabled !== null : enabled === true;
  if (!was && !is) return undefined;
  const told = (became: 'added' | 'updated' | 'deleted'): OrderChange => ({
    orderId,
    what: 'otherPart',
    attachment: { id, deliveryId, title, became },
  });
  if (!was) return told('added');
  return told(is ? 'updated' : 'deleted');
}

/** The producers whose deliveries it is about. */
function producersOf(event: OrderEvent): readonly number[] {
  switch (event.name) {
    case 'orders.order-deleted.v1':
      return [];
    case 'orders.items-cancelled.v1':
      return event.payload.deliveries?.map(({ producerCompanyId }) => producerCompanyId) ?? [];
    case 'orders.delivery-status-changed.v1':
    case 'orders.items-received.v1':
    case 'orders.attachment-changed.v1':
      return [event.payload.producerCompanyId];
  }
}
