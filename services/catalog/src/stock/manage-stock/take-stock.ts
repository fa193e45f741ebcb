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
  /** Absent in events from before stock was reserved. */
  draftId: string | undefined;
  lines: readonly StockLine[];
}

/**
 * An order takes its stock once, by whichever event tells of it first, in the place of what was kept for its draft. What is
 * kept for others it does not take: they were promised it.
 */
export async function takeStock(em: EntityManager, { orderId, draftId, lines }: OrderedStock): Promise<void> {
  if ((await run(em, noteOrder, [orderId])) === 0) return;
  await moveStock(em, { orderId, draftId, lines, way: 'take' });
  // After the move, which holds the stocks: nobody may find pieces free in between.
  if (draftId !== undefined) await releaseStock(em, draftId);
}
