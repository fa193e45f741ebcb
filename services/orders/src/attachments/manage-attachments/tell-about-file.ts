import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import { Outbox } from '@werkbank/platform/messaging';
import { actingPersonOf, historyLine, OrderHistoryEntity } from '../../order/index.js';
import type { AttachedDelivery } from './attached-object.js';

interface ChangedFile {
  attachmentId: number;
  title: string;
  /** Null for a new file. */
  enabledBefore: boolean | null;
  /** Null for a deleted file. */
  enabled: boolean | null;
}

/** Writes a history line about a new, changed or deleted file, and publishes the change to viewers of the order. */
export async function tellAboutFile(
  em: EntityManager,
  { id: deliveryId, orderId, producerCompanyId, customerId }: AttachedDelivery,
  caller: Caller,
  at: Date,
  file: ChangedFile,
): Promise<void> {
  const line = historyLine(orderId, actingPersonOf(caller, 'producer'), at, { deliveryId, why: whyOf(file) });
  await em.insert(OrderHistoryEntity, line);
  await Outbox.record(
    em,
    'orders.attachment-changed.v1',
    { orderId, deliveryId, producerCompanyId, customerId, ...file, at: at.toISOString() },
    { key: orderId },
  );
}

function whyOf({ enabledBefore, enabled }: ChangedFile) {
  if (enabledBefore === null) return 'attachmentAdded';
  return enabled === null ? 'attachmentDeleted' : 'attachmentUpdated';
}
