import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, readOne, run, statement } from '@werkbank/platform/database';
import type { RefusalReason } from '../reasons.js';
import { compareEdited } from './compare-edited.js';
import { readCurrentArticles } from './current-articles.js';
import type { ImportTerms } from './import-terms.js';
import { joinRepeated } from './join-repeated.js';
import { keptChanges } from './kept-changes.js';
import { noLongerOffered } from './no-longer-offered.js';
import { placesSql, stagedRow, withPlaces } from './row-of-file.js';

const nextRows = statement(
  'rows-to-compare',
  stagedRow,
  `select s.line, s.material_number as "materialNumber", s.sent, s.stock, ${placesSql} as places
     from catalogue_import_article s where s.import_id = ? and s.line > ? order by s.line limit ?`,
);
const addComparisons = statement(
  'add-comparisons',
  {},
  `insert into catalogue_import_change (import_id, line, kind, changes, price_move, version, article_id)
   select ?::int, line, kind, changes, "priceMove", version,
     case kind when 'new' then 'a' || nextval('article_key') else "articleId" end
     from jsonb_to_recordset(?::jsonb) as c(line int, kind text, changes jsonb, "priceMove" real, version text,
       "articleId" text)`,
);
const refuseRows = statement(
  'refuse-rows-of-import',
  {},
  `with refused as (
     select * from jsonb_to_recordset(?::jsonb) as r(line int, "materialNumber" text, field text, code text, value text)
   ), gone as (
     delete from catalogue_import_article s using refused r where s.import_id = ? and s.line = r.line
   ), changes as (
     delete from catalogue_import_change c using refused r where c.import_id = ? and c.line = r.line
   )
   insert into catalogue_import_refusal (import_id, line, material_number, field, code, value)
   select ?::int, line, "materialNumber", field, code, value from refused`,
);
/** The rows of a new import are in no statistics yet, and PostgreSQL takes them for few. */
const withoutNestedLoops = statement('compare-without-nested-loops', {}, 'set local enable_nestloop = off');
const refuseRepeated = statement(
  'refuse-repeated-numbers',
  {},
  `with repeated as (
     select line, material_number from (
       select line, material_number, row_number() over (partition by material_number order by line) as nth
       from catalogue_import_article where import_id = ?) numbered where nth > 1
   ), gone as (
     delete from catalogue_import_article s using repeated r where s.import_id = ? and s.line = r.line
   )
   insert into catalogue_import_refusal (import_id, line, material_number, field, code, value)
   select ?::int, line, material_number, 'materialNumber', 'NumberTwice', material_number from repeated`,
);
const anyArticles = statement(
  'any-articles-of-import',
  { some: p.boolean() },
  'select exists (select from catalogue_import_article where import_id = ?) as some',
);
const addGone = statement(
  'add-articles-that-are-gone',
  {},
  `insert into catalogue_import_article (import_id, line, material_number, sent)
   select ?::int, (select coalesce(max(line), 0) from catalogue_import_article where import_id = ?)
       + row_number() over (order by a.material_number), a.material_number, ?::jsonb
     from article a
    where a.owner_company_id = ? and a.not_for_sale_reason is null
      and not exists (select from catalogue_import_article s where s.import_id = ? and s.material_number = a.material_number)
      and not exists (select from catalogue_import_refusal r where r.import_id = ? and r.material_number = a.material_number)`,
);
const countKinds = statement(
  'count-kinds-of-import',
  {},
  `update catalogue_import i set new_articles = c.new, changed_articles = c.changed, unchanged_articles = c.unchanged,
       gone_articles = c.gone, to_apply = c.new + c.changed + c.gone,
       refused_lines = (select count(*) from catalogue_import_refusal r where r.import_id = i.id)
     from (select count(*) filter (where kind = 'new') as new, count(*) filter (where kind = 'changed') as changed,
         count(*) filter (where kind = 'unchanged') as unchanged, count(*) filter (where kind = 'gone') as gone
       from catalogue_import_change where import_id = ?) c
    where i.id = ?`,
);

/**
 * Before rows are compared: numbers that the file has twice, and articles that a whole catalogue no longer has. Returns why the
 * import ends here.
 */
export async function prepareComparison(
  em: EntityManager,
  importId: number,
  terms: ImportTerms,
): Promise<'NoArticles' | undefined> {
  await run(em, withoutNestedLoops);
  await joinRepeated(em, importId, terms.mode);
  await run(em, refuseRepeated, [importId, importId, importId]);
  if (terms.mode !== 'full') return undefined;
  const found = await readOne(em, anyArticles, [importId]);
  if (!found?.some) return 'NoArticles';
  const sent = JSON.stringify({ not_for_sale_reason: noLongerOffered });
  await run(em, addGone, [importId, importId, sent, terms.companyId, importId, importId]);
  return undefined;
}

/** Compares the next rows of a file with the catalogue. Returns the last line of them, or undefined after the end. */
export async function compareRows(
  em: EntityManager,
  importId: number,
  after: number,
  terms: ImportTerms,
  rowsAtOnce: number,
): Promise<number | undefined> {
  const rows = await readMany(em, nextRows, [importId, after, rowsAtOnce]);
  const last = rows.at(-1);
  if (!last) return undefined;
  const current = await readCurrentArticles(
    em,
    terms.producerId,
    rows.map(({ materialNumber }) => materialNumber),
  );
  const compared = rows.map((row) => {
    const article = current.get(row.materialNumber);
    const { articleId, version } = article ?? {};
    return { row, articleId, version, result: compareEdited(withPlaces(row), article, terms) };
  });
  const refused = compared.flatMap(({ row: { line, materialNumber }, result }) =>
    'refused' in result ? [{ line, materialNumber, ...result.refused }] : [],
  );
  const kept = compared.flatMap(({ row: { line, sent }, articleId, version, result }) =>
    'refused' in result
      ? []
      : [{ line, articleId, version, ...result, changes: keptChanges(result.kind, sent, result.changes) }],
  );
  await run(em, addComparisons, [importId, JSON.stringify(kept)]);
  if (refused.length > 0) await refuse(em, importId, refused);
  return last.line;
}

export interface RefusedRow {
  line: number;
  materialNumber: string | null;
  field: string | null;
  code: RefusalReason;
  value: string | null;
}

/** Moves rows to the list of refused lines. */
export async function refuse(
  em: EntityManager,
  importId: number,
  refused: readonly RefusedRow[],
): Promise<void> {
  await run(em, refuseRows, [JSON.stringify(refused), importId, importId, importId]);
}

export async function countComparison(em: EntityManager, importId: number): Promise<void> {
  await run(em, countKinds, [importId, importId]);
}
