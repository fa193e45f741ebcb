import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, statement, statementFor } from '@werkbank/platform/database';
import { ArticleEntity } from '../../catalogue/index.js';
import type { SentColumns } from '../tables/index.js';
import type { CurrentArticle } from './compare-article.js';
import { importedColumns } from './imported-columns.js';

const columnsJson = importedColumns.map((column) => `'${column}', a.${column}`).join(', ');

/** The transaction that wrote the row last. */
const versionSql = 'a.xmin::text';
const lockedVersions = statement(
  'lock-articles-of-import',
  { ...columns(ArticleEntity, 'articleId', 'materialNumber'), version: p.text() },
  `select a.article_id as "articleId", a.material_number as "materialNumber", ${versionSql} as version
     from article a where a.producer_id = ? and a.material_number in (select jsonb_array_elements_text(?::jsonb))
    order by a.article_id for update of a`,
);
const currentArticles = statementFor(
  'current-articles-of-import',
  {
    ...columns(ArticleEntity, 'articleId', 'ownerCompanyId', 'materialNumber'),
    version: p.text(),
    columns: p.json<SentColumns>(),
    stock: p.json<Record<string, number>>(),
  },
  (lock: boolean, producerId: number, numbers: readonly string[]) => ({
    sql: `select a.article_id as "articleId", a.owner_company_id as "ownerCompanyId",
        a.material_number as "materialNumber", ${versionSql} as version, json_build_object(${columnsJson}) as columns,
        (select coalesce(json_object_agg(s.dispatch_location_id, s.level), '{}') from stock s
          where s.article_id = a.article_id) as stock
      from article a where a.producer_id = ? and a.material_number in (select jsonb_array_elements_text(?::jsonb))
      ${lock ? 'order by a.article_id for update of a' : ''}`,
    params: [producerId, JSON.stringify(numbers)],
  }),
  [
    [false, 0, []],
    [true, 0, []],
  ],
);

/** Articles of a producer by their numbers, locked until the transaction ends if they are to be changed. One statement. */
export async function readCurrentArticles(
  em: EntityManager,
  producerId: number,
  numbers: readonly string[],
  { lock = false } = {},
): Promise<Map<string, CurrentArticle>> {
  const rows = await readMany(em, ...currentArticles(lock, producerId, numbers));
  return new Map(rows.map(({ materialNumber, ...article }) => [materialNumber, article]));
}

/** Locks articles of a producer until the transaction ends. Returns the version of each by its number. One statement. */
export async function lockArticles(
  em: EntityManager,
  producerId: number,
  numbers: readonly string[],
): Promise<Map<string, { articleId: string; version: string }>> {
  const rows = await readMany(em, lockedVersions, [producerId, JSON.stringify(numbers)]);
  return new Map(rows.map(({ materialNumber, ...article }) => [materialNumber, article]));
}
