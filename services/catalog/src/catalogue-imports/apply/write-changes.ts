import type { EntityManager } from '@mikro-orm/postgresql';
import { tellStock } from '../../stock/index.js';
import { locationOfStockKey } from '../compare/compare-article.js';
import type { ColumnChanges, SentColumns } from '../tables/index.js';
import { type Level, updateColumns, writeLevels } from './write-articles.js';

export interface WrittenArticle {
  articleId: string;
  /** A new article has its columns already, and a level at each place of its company, so that it can be ordered. */
  isNew: boolean;
  changes: ColumnChanges;
}

/** Columns of the article table; stock levels have their own table. */
export const columnsAfter = (changes: ColumnChanges): SentColumns =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([column, { after }]) =>
      locationOfStockKey(column) === undefined ? [[column, after]] : [],
    ),
  );

/** Writes the changes of articles, and publishes their new stock levels. Four statements at most. */
export async function writeChanges(
  em: EntityManager,
  articles: readonly WrittenArticle[],
  locations: readonly number[],
): Promise<void> {
  await updateColumns(
    em,
    articles.flatMap(({ articleId, isNew, changes }) => {
      const changed = columnsAfter(changes);
      return isNew || Object.keys(changed).length === 0 ? [] : [{ articleId, columns: changed }];
    }),
  );
  const levels = articles.flatMap((article) => levelsOf(article, locations));
  await writeLevels(em, levels);
  const told = articles.filter(({ changes }) => saidLevels(changes).size > 0);
  await tellStock(
    em,
    told.map(({ articleId }) => articleId),
  );
}

function levelsOf({ articleId, isNew, changes }: WrittenArticle, locations: readonly number[]): Level[] {
  const said = saidLevels(changes);
  const places = isNew ? locations : [...said.keys()];
  return places.map((dispatchLocationId) => ({
    articleId,
    dispatchLocationId,
    level: said.get(dispatchLocationId) ?? 0,
  }));
}

function saidLevels(changes: ColumnChanges): Map<number, number> {
  return new Map(
    Object.entries(changes).flatMap(([key, { after }]) => {
      const location = locationOfStockKey(key);
      return location === undefined ? [] : [[location, Number(after)] as const];
    }),
  );
}
