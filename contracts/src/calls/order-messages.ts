import { z } from 'zod';
import { deliveryStatuses } from '../delivery/index.js';
import { id, instant } from '../entities/values.js';

/** What of an order is not any more as it was. Says no more than what the reader may see of it. */
export const orderChange = z.object({
  orderId: id,
  /** `otherPart`: something of the order that the reader does not see, but on which its status depends. */
  what: z.enum(['deliveryMoved', 'itemsCancelled', 'orderDeleted', 'otherPart']),
  /** The delivery that moved. `from` is null for a new one. */
  delivery: z
    .object({ id, from: z.enum(deliveryStatuses).nullable(), to: z.enum(deliveryStatuses), at: instant })
    .optional(),
});
export type OrderChange = z.output<typeof orderChange>;

/** The server-sent events of `followOrders`. */
export const orderMessages = {
  /** Comes first. `missed`: not everything that happened since the last id can be told, so what was read is to be read again. */
  begin: z.object({ missed: z.boolean() }),
  'order-changed': orderChange,
};
