import type { SignedInUser } from '@werkbank/contracts/caller';
import type { OrderChange } from '@werkbank/contracts/calls';
import type { OrderEvent } from './order-events.js';

type Reader = Pick<SignedInUser, 'companyId' | 'roles'>;

/**
 * What somebody may hear of an event, by whose order it is: its buyer and platform admins of all of it, a producer of its own
 * deliveries, and of those of others only that the order is not as it was.
 */
export function whatIsTold(event: OrderEvent, { companyId, roles }: Reader): OrderChange | undefined {
  const { orderId, customerId, producerCompanyIds = [] } = event.payload;
  const seesAll = roles.includes('platform-admin') || (companyId !== undefined && companyId === customerId);
  const sells =
    companyId !== undefined && (companyId === producerOf(event) || producerCompanyIds.includes(companyId));
  if (!seesAll && !sells) return undefined;
  switch (event.name) {
    case 'orders.order-deleted.v1':
      return { orderId, what: 'orderDeleted' };
    case 'orders.items-cancelled.v1':
      // Whose items they were, it does not say.
      return { orderId, what: seesAll ? 'itemsCancelled' : 'otherPart' };
    case 'orders.delivery-status-changed.v1': {
      const { deliveryId: id, producerCompanyId, from, to, at } = event.payload;
      if (!seesAll && producerCompanyId !== companyId) return { orderId, what: 'otherPart' };
      return { orderId, what: 'deliveryMoved', delivery: { id, from, to, at } };
    }
  }
}

function producerOf(event: OrderEvent): number | undefined {
  return event.name === 'orders.delivery-status-changed.v1' ? event.payload.producerCompanyId : undefined;
}
