import { z } from 'zod';
import { keptText } from '../validation/text-types.js';
import { deliveryStatuses } from '../delivery/index.js';
import { id, instant } from '../entities/values.js';

/** The changed parts of an order, as far as the reader may see them. */
const orderChange = z.object({
  orderId: id,
  /**
   * `otherPart`: a change that no status of a delivery shows, so the order is read again. `received` or `attachment` has the
   * details; both are absent if the reader may not see them but the order's status depends on them.
   */
  what: z.enum(['deliveryMoved', 'itemsCancelled', 'orderDeleted', 'otherPart']),
  /** The delivery that moved. `from` is null for a new one. */
  delivery: z
    .object({ id, from: z.enum(deliveryStatuses).nullable(), to: z.enum(deliveryStatuses), at: instant })
    .optional(),
  /** Number of pieces of a delivery that have arrived so far. */
  received: z.object({ deliveryId: id, deliveredQuantity: z.int().min(0) }).optional(),
  /** The file or video of a delivery that came, was changed or went. */
  attachment: z
    .object({ id, deliveryId: id, title: keptText, became: z.enum(['added', 'updated', 'deleted']) })
    .optional(),
});
export type OrderChange = z.output<typeof orderChange>;

/** The server-sent events of `followOrders`. */
export const orderMessages = {
  /** Comes first. `missed`: some events since the last id are lost, so the client reads everything again. */
  begin: z.object({ missed: z.boolean() }),
  'order-changed': orderChange,
};
