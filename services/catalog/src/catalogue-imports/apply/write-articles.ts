import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, run, statement } from '@werkbank/platform/database';
import { ArticleEntity } from '../../catalogue/index.js';
import { fileRowSql } from '../compare/row-of-file.js';
import { importedColumns, columnsOfNewArticle } from '../compare/imported-columns.js';
import type { SentColumns } from '../tables/index.js';

/** The record stands after `from`: `(f(x)).*` calls its function once for each column. */
const insertArticles = statement(
  'insert-imported-articles',
  columns(ArticleEntity, 'articleId', 'materialNumber'),
  `insert into article select r.*
     from jsonb_to_recordset(?::jsonb) as n(line int, columns jsonb)
       cross join lateral (select * from catalogue_import_change
         where import_id = ? and line = n.line limit 1) c ${fileRowSql}
       cross join lateral jsonb_populate_record(null::article, ?::jsonb || s.sent || n.columns || jsonb_build_object(
         'article_id', coalesce(c.article_id, 'a' || nextval('article_key')), 'position', coalesce(c.position, 0), 'producer_id', ?::int,
         'material_number', s.material_number)) r
   on conflict (producer_id, material_number) do nothing
   returning article_id as "articleId", material_number as "materialNumber"`,
);
/** A column that stays keeps its stored form. A row as a whole would be unpacked and written again. */
const assignments = importedColumns
  .map(
    (column) =>
      `${column} = case when jsonb_exists(c.columns, '${column}') then r.${column} else a.${column} end`,
  )
  .join(', ');
const updateArticles = statement(
  'update-imported-articles',
  {},
  `update article a set ${assignments}
     from jsonb_to_recordset(?::jsonb) as c("articleId" text, columns jsonb)
       cross join lateral jsonb_populate_record(null::article, c.columns) r
    where a.article_id = c."articleId"`,
);
const setLevels = statement(
  'set-imported-levels',
  {},
  `insert into stock (article_id, dispatch_location_id, level)
   select "articleId", "dispatchLocationId", level
     from jsonb_to_recordset(?::jsonb) as s("articleId" text, "dispatchLocationId" int, level int)
   on conflict (article_id, dispatch_location_id) do update set level = excluded.level`,
);
const removeLevels = statement(
  'remove-imported-levels',
  {},
  `delete from stock s using jsonb_to_recordset(?::jsonb) as gone("articleId" text, "dispatchLocationId" int)
    where s.article_id = gone."articleId" and s.dispatch_location_id = gone."dispatchLocationId"`,
);

export interface NewArticle {
  /** Line of the file, with the sent columns. */
  line: number;
  /** The columns with changed values. */
  columns: SentColumns;
}
export interface ChangedArticle {
  articleId: string;
  columns: SentColumns;
}
export interface Level {
  articleId: string;
  dispatchLocationId: number;
  level: number;
}

/** Inserts articles under new keys. Returns the key of each; an existing number is skipped. One statement. */
export async function insertNewArticles(
  em: EntityManager,
  { importId, producerId }: { importId: number; producerId: number },
  articles: readonly NewArticle[],
): Promise<Map<string, string>> {
  if (articles.length === 0) return new Map();
  const defaults = JSON.stringify(columnsOfNewArticle);
  const added = await readMany(em, insertArticles, [
    JSON.stringify(articles),
    importId,
    defaults,
    producerId,
  ]);
  return new Map(added.map(({ materialNumber, articleId }) => [materialNumber, articleId]));
}

/** Sets columns of articles, each article whole. One statement. */
export async function updateColumns(em: EntityManager, articles: readonly ChangedArticle[]): Promise<void> {
  if (articles.length > 0) await run(em, updateArticles, [JSON.stringify(articles)]);
}

export async function writeLevels(em: EntityManager, levels: readonly Level[]): Promise<void> {
  if (levels.length > 0) await run(em, setLevels, [JSON.stringify(levels)]);
}

export async function deleteLevels(
  em: EntityManager,
  levels: readonly Omit<Level, 'level'>[],
): Promise<void> {
  if (levels.length > 0) await run(em, removeLevels, [JSON.stringify(levels)]);
}
