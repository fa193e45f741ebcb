import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';
import { moveStock, type StockLine } from './move-stock.js';
import { releaseStock } from './reserve-stock.js';

const noteOrder = statement(
  'note-order-with-stock',
  {},
  'insert into order_with_stock (order_id) values (?) on conflict do nothing',
);

interface OrderedStock {
  orderId: number;
  /** Absent in events from before reservations existed. */
  draftId: string | undefined;
  lines: readonly StockLine[];
}

/**
 * Takes an order's stock once, at the first event about the order, and releases its draft's reservation.
 * Pieces reserved for other drafts are not taken.
 */
export async function takeStock(em: EntityManager, { orderId, draftId, lines }: OrderedStock): Promise<void> {
  if ((await run(em, noteOrder, [orderId])) === 0) return;
  await moveStock(em, { orderId, draftId, lines, way: 'take' });
  // After the move, which locks the stocks: released earlier, the pieces would look free in between.
  if (draftId !== undefined) await releaseStock(em, draftId);
}
