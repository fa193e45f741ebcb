import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/caller';
import { OrderHistoryEntity } from '../order/entities.js';
import { historyLine } from '../order/history.js';
import { actingPersonOf } from '../order/acting-person.js';
import type { AttachedDelivery } from './attached-object.js';

/** A line of the order's history about a file that came, was changed or went. */
export async function tellAboutFile(
  em: EntityManager,
  delivery: AttachedDelivery,
  caller: Caller,
  at: Date,
  why: 'attachmentAdded' | 'attachmentUpdated' | 'attachmentDeleted',
): Promise<void> {
  const line = historyLine(delivery.orderId, actingPersonOf(caller, 'producer'), at, {
    deliveryId: delivery.id,
    why,
  });
  await em.insert(OrderHistoryEntity, line);
}
