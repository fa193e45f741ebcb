import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { ArticleEntity } from '../../catalogue/index.js';
import type { ImportTerms } from '../compare/import-terms.js';
import { columnsOfNewArticle } from '../compare/imported-columns.js';
import type { ColumnChanges } from '../tables/index.js';
import { columnsAfter, writeChanges } from './write-changes.js';

/** The record stands after `from`: `(f(x)).*` calls its function once for each column. */
const insertArticle = statement(
  'insert-article-by-hand',
  columns(ArticleEntity, 'articleId'),
  `insert into article select r.* from (select) one
     cross join lateral jsonb_populate_record(null::article, ?::jsonb || ?::jsonb || jsonb_build_object(
       'article_id', 'a' || nextval('article_key'), 'producer_id', ?::int, 'material_number', ?::text)) r
   on conflict (producer_id, material_number) do nothing returning article_id as "articleId"`,
);

interface ComparedArticle {
  materialNumber: string;
  /** Undefined for a new one. */
  articleId: string | undefined;
  changes: ColumnChanges;
}

/**
 * Writes an article that was compared without a file, whole, in the transaction that locks it. Returns its key; undefined if
 * another article has the number of a new one by now.
 */
export async function writeCompared(
  em: EntityManager,
  { producerId, locations }: Pick<ImportTerms, 'producerId' | 'locations'>,
  { articleId: known, materialNumber, changes }: ComparedArticle,
): Promise<string | undefined> {
  const isNew = known === undefined;
  const articleId = known ?? (await insert(em, producerId, materialNumber, changes));
  if (articleId === undefined) return undefined;
  await writeChanges(
    em,
    [{ articleId, isNew, changes }],
    locations.map(({ id }) => id),
  );
  return articleId;
}

async function insert(
  em: EntityManager,
  producerId: number,
  materialNumber: string,
  changes: ColumnChanges,
): Promise<string | undefined> {
  const [usual, own] = [JSON.stringify(columnsOfNewArticle), JSON.stringify(columnsAfter(changes))];
  const added = await readOne(em, insertArticle, [usual, own, producerId, materialNumber]);
  return added?.articleId;
}
