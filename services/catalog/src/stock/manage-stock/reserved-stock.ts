import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, runPrepared } from '@werkbank/platform/database';

export interface StockPlace {
  articleId: string;
  dispatchLocationId: number;
}

interface ReservedPieces extends StockPlace {
  pieces: number;
}

const reservedNow = {
  name: 'reserved-stock',
  text: `select article_id as "articleId", dispatch_location_id as "dispatchLocationId", sum(quantity)::int as pieces
    from stock_reservation where article_id = any ($1::text[]) and expires_at > now() group by 1, 2`,
};

/** How many pieces at each place are kept for drafts that are being ordered. */
export class ReservedStock {
  private constructor(private readonly pieces: ReadonlyMap<string, number>) {}

  /** As of now. One statement, however many articles. */
  static async now(em: EntityManager, articleIds: readonly string[]): Promise<ReservedStock> {
    return ReservedStock.of(await runPrepared<ReservedPieces>(em, reservedNow, [articleIds]));
  }

  /** As a transaction sees it; what is kept for `draftId` itself does not count against it. One statement, however many articles. */
  static async read(
    em: EntityManager,
    articleIds: readonly string[],
    draftId: string | null = null,
  ): Promise<ReservedStock> {
    const rows = await readMany<ReservedPieces>(
      em,
      `select article_id as "articleId", dispatch_location_id as "dispatchLocationId", sum(quantity)::int as pieces
       from stock_reservation
       where article_id in (select jsonb_array_elements_text(?::jsonb)) and expires_at > now()
         and draft_id is distinct from ?::uuid
       group by 1, 2`,
      [JSON.stringify(articleIds), draftId],
    );
    return ReservedStock.of(rows);
  }

  private static of(rows: readonly ReservedPieces[]): ReservedStock {
    return new ReservedStock(new Map(rows.map((row) => [keyOf(row), row.pieces])));
  }

  /** What is left of a level for whoever asks. */
  freeOf(level: number, place: StockPlace): number {
    return Math.max(0, level - (this.pieces.get(keyOf(place)) ?? 0));
  }
}

function keyOf({ articleId, dispatchLocationId }: StockPlace): string {
  return `${dispatchLocationId} ${articleId}`;
}
