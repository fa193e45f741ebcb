import type { EntityManager } from '@mikro-orm/postgresql';
import { approvalLimits } from '@werkbank/contracts/limits';
import { quantityFromStock } from '@werkbank/contracts/quantities';
import { run, statement } from '@werkbank/platform/database';
import { StockReservation } from './entities.js';
import { lockStock } from './lock-stock.js';
import type { StockLine } from './move-stock.js';
import { ReservedStock } from './reserved-stock.js';

/**
 * Lifetime of a reservation without an order: far longer than an order takes to arrive here, and short
 * enough that a crashed process does not block stock for long.
 */
const keptForMinutes = 30;
/** The longest time that an order keeps its stock while it waits for approval. */
const keptForHours = approvalLimits.stockHours;

const deleteOutdated = statement(
  'delete-outdated-reservations',
  {},
  `delete from stock_reservation where (draft_id, article_id, dispatch_location_id) in (
       select draft_id, article_id, dispatch_location_id from stock_reservation
       where expires_at <= now()
         or draft_id = ? and article_id in (select jsonb_array_elements_text(?::jsonb))
       for update skip locked)`,
);

const reserve = statement(
  'reserve-stock',
  {},
  `insert into stock_reservation (draft_id, article_id, dispatch_location_id, quantity, expires_at)
       select ?::uuid, "articleId", "dispatchLocationId", sum(quantity),
              greatest(now() + interval '${keptForMinutes} minutes',
                       least(coalesce(?::timestamptz, now()), now() + interval '${keptForHours} hours'))
       from jsonb_to_recordset(?::jsonb) as line("articleId" text, "dispatchLocationId" int, quantity int)
       group by 1, 2, 3
       on conflict (draft_id, article_id, dispatch_location_id)
         do update set quantity = excluded.quantity, expires_at = excluded.expires_at`,
);

/** A draft's demand on one stock. */
interface WantedStock extends StockLine {
  /** The kept quantity is a multiple of this. Absent: the whole line or none of it. */
  inPartsOf?: number;
}

/**
 * Reserves the pieces of a draft that leave from stock, and returns the free pieces of each line's stock.
 * A line that needs one complete delivery and is not fully in stock reserves none. A repeated call for a
 * draft replaces its reservation.
 */
export async function reserveStock(
  em: EntityManager,
  draftId: string,
  lines: readonly WantedStock[],
  keepUntil: string | null = null,
): Promise<number[]> {
  const articleIds = [...new Set(lines.map(({ articleId }) => articleId))].sort();
  const stocks = await lockStock(em, articleIds);
  // Read under the locks: earlier reservations are committed by now.
  const reserved = await ReservedStock.read(em, articleIds, draftId);
  const left = new Map(stocks.map((stock) => [stock, reserved.freeOf(stock.level, stock)]));
  const kept: StockLine[] = [];
  const found = lines.map((line) => {
    const stock = stocks.find(
      (one) => one.articleId === line.articleId && one.dispatchLocationId === line.dispatchLocationId,
    );
    const free = stock ? (left.get(stock) ?? 0) : 0;
    const quantity = keptOf(line, free);
    if (stock && quantity > 0) {
      left.set(stock, free - quantity);
      kept.push({ ...line, quantity });
    }
    return free;
  });
  await run(em, deleteOutdated, [draftId, JSON.stringify(articleIds)]);
  if (kept.length > 0) await run(em, reserve, [draftId, keepUntil, JSON.stringify(kept)]);
  return found;
}

function keptOf({ quantity, inPartsOf = quantity }: WantedStock, free: number): number {
  return quantityFromStock(quantity, free, inPartsOf);
}

/** Deletes the draft's reservation after its order is placed or refused. */
export async function releaseStock(em: EntityManager, draftId: string): Promise<boolean> {
  return (await em.nativeDelete(StockReservation, { draftId })) > 0;
}
