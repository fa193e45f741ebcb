import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, type RowOf, runPrepared, statement } from '@werkbank/platform/database';
import { StockReservation } from './entities.js';

export interface StockPlace {
  articleId: string;
  dispatchLocationId: number;
}

const reservedPieces = {
  ...columns(StockReservation, 'articleId', 'dispatchLocationId'),
  pieces: p.integer(),
};

const reservedNow = statement(
  'reserved-stock',
  reservedPieces,
  `select article_id as "articleId", dispatch_location_id as "dispatchLocationId", sum(quantity)::int as pieces
    from stock_reservation where article_id = any ($1::text[]) and expires_at > now() group by 1, 2`,
);

const reservedByOthers = statement(
  'stock-reserved-by-others',
  reservedPieces,
  `select article_id as "articleId", dispatch_location_id as "dispatchLocationId", sum(quantity)::int as pieces
       from stock_reservation
       where article_id in (select jsonb_array_elements_text(?::jsonb)) and expires_at > now()
         and draft_id is distinct from ?::uuid
       group by 1, 2`,
);

/** Reserved pieces by stock, for drafts that are being ordered. */
export class ReservedStock {
  private constructor(private readonly pieces: ReadonlyMap<string, number>) {}

  /** The current state. One statement for any number of articles. */
  static async now(em: EntityManager, articleIds: readonly string[]): Promise<ReservedStock> {
    return ReservedStock.of(await runPrepared(em, reservedNow, [articleIds]));
  }

  /**
   * The state within a transaction, without the reservation of `draftId` itself. One statement for any
   * number of articles.
   */
  static async read(
    em: EntityManager,
    articleIds: readonly string[],
    draftId: string | null = null,
  ): Promise<ReservedStock> {
    return ReservedStock.of(await readMany(em, reservedByOthers, [JSON.stringify(articleIds), draftId]));
  }

  private static of(rows: readonly RowOf<typeof reservedPieces>[]): ReservedStock {
    return new ReservedStock(new Map(rows.map((row) => [keyOf(row), row.pieces])));
  }

  /** The free pieces of a stock level. */
  freeOf(level: number, place: StockPlace): number {
    return Math.max(0, level - (this.pieces.get(keyOf(place)) ?? 0));
  }
}

function keyOf({ articleId, dispatchLocationId }: StockPlace): string {
  return `${dispatchLocationId} ${articleId}`;
}
