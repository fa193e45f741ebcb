import type { EntityManager } from '@mikro-orm/postgresql';
import { Outbox } from '@werkbank/platform/messaging';
import { StockOfOrder } from './entities.js';
import { lockStock } from './lock-stock.js';
import { ReservedStock } from './reserved-stock.js';
import { settleStock } from './settle-stock.js';

export interface StockLine {
  articleId: string;
  dispatchLocationId: number;
  quantity: number;
}
interface Movement {
  orderId: number;
  /** The order may take the pieces reserved for this draft. */
  draftId?: string | undefined;
  lines: readonly StockLine[];
  /** The order takes the pieces or returns them. */
  way: 'take' | 'giveBack';
}

/** Moves pieces between stocks and an order, and publishes the new levels. Unknown stocks are skipped. */
export async function moveStock(
  em: EntityManager,
  { orderId, draftId, lines, way }: Movement,
): Promise<void> {
  const articleIds = [...new Set(lines.map(({ articleId }) => articleId))].sort();
  const stocks = await lockStock(em, articleIds);
  const reserved = await ReservedStock.read(em, articleIds, draftId);
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
    const free = reserved.freeOf(stock.level, stock);
    const settled = settleStock(free, claim, way === 'take' ? quantity : -quantity);
    stock.level += settled.level - free;
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
