import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { Outbox } from '@werkbank/platform/messaging';
import { Stock, StockOfOrder } from './entities.js';
import { settleStock } from './settle-stock.js';

export interface StockLine {
  articleId: string;
  dispatchLocationId: number;
  quantity: number;
}
interface Movement {
  orderId: number;
  lines: readonly StockLine[];
  /** Whether the order takes the quantities or gives them back. */
  way: 'take' | 'giveBack';
}

/** Moves pieces between stocks and an order, and tells everybody the new levels. Unknown stocks are nobody's loss. */
export async function moveStock(em: EntityManager, { orderId, lines, way }: Movement): Promise<void> {
  const articleIds = [...new Set(lines.map(({ articleId }) => articleId))].sort();
  // Locked in one order, so that two orders of the same articles wait for each other instead of deadlocking.
  const stocks = await em.find(
    Stock,
    { articleId: { $in: articleIds } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { articleId: 'asc', dispatchLocationId: 'asc' } },
  );
  const claims = await em.find(StockOfOrder, { orderId, articleId: { $in: articleIds } });
  for (const { articleId, dispatchLocationId, quantity } of lines) {
    const here = (row: { articleId: string; dispatchLocationId: number }) =>
      row.articleId === articleId && row.dispatchLocationId === dispatchLocationId;
    const stock = stocks.find(here);
    if (!stock) continue;
    let claim = claims.find(here);
    if (!claim) {
      claim = em.create(StockOfOrder, { orderId, articleId, dispatchLocationId, ordered: 0, taken: 0 });
      claims.push(claim);
    }
    const settled = settleStock(stock.level, claim, way === 'take' ? quantity : -quantity);
    stock.level = settled.level;
    Object.assign(claim, settled.claim);
  }
  await em.flush();
  for (const articleId of articleIds) {
    const levels = stocks
      .filter((stock) => stock.articleId === articleId)
      .map(({ dispatchLocationId, level }) => ({ dispatchLocationId, stockLevel: level }));
    if (levels.length > 0)
      await Outbox.record(em, 'catalog.stock-changed.v1', { articleId, levels }, { key: articleId });
  }
}
