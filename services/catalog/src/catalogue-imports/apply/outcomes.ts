import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, type RowOf, statement } from '@werkbank/platform/database';
import { compareArticle, locationOfStockKey, type StagedRow } from '../compare/compare-article.js';
import type { RefusedRow } from '../compare/compare-import.js';
import { lockArticles, readCurrentArticles } from '../compare/current-articles.js';
import type { ImportTerms } from '../compare/import-terms.js';
import { keptChanges } from '../compare/kept-changes.js';
import { fileRowSql, placesSql, stagedRow, withPlaces } from '../compare/row-of-file.js';
import { columnsAfter } from './write-changes.js';
import { type ColumnChanges, ImportChange, StagedArticle } from '../tables/index.js';

const openRow = {
  ...columns(StagedArticle, 'line', 'materialNumber'),
  ...columns(ImportChange, 'kind', 'changes', 'mediaBefore', 'version'),
};
const openRows = statement(
  'open-rows-of-import',
  openRow,
  `with done as materialized (select applied_to from catalogue_import where id = ? for update)
   select c.line, s.material_number as "materialNumber", c.kind, c.changes, c.media as "mediaBefore", c.version
   from (select * from catalogue_import_change
      where import_id = ? and line > (select applied_to from done) and kind in ('new', 'changed', 'gone')
      order by line limit ?) c ${fileRowSql}
   order by c.line`,
);
const rowsOfLines = statement(
  'rows-of-import-by-lines',
  stagedRow,
  `select s.line, s.material_number as "materialNumber", s.sent, s.stock, ${placesSql} as places
   from catalogue_import_article s
    where s.import_id = ? and s.line in (select value::int from jsonb_array_elements_text(?::jsonb)) order by s.line`,
);

export interface Outcome {
  line: number;
  materialNumber: string;
  /** Undefined: the article is new. */
  articleId: string | undefined;
  kind: 'new' | 'changed' | 'unchanged' | 'gone';
  /** For a new article, the changes that differ from its row. */
  changes: ColumnChanges;
  preview: RowOf<typeof openRow>;
}

interface Outcomes {
  accepted: Outcome[];
  refused: RefusedRow[];
  /** The last line; undefined after the end. */
  last: number | undefined;
}

/**
 * The changes of an import's next rows, with their articles locked. The preview of a row stays valid while
 * its article and the terms are the same. All other rows are compared again, so that a withdrawal restores
 * the actual previous values.
 */
export async function nextOutcomes(
  em: EntityManager,
  importId: number,
  terms: ImportTerms,
  articlesAtOnce: number,
): Promise<Outcomes> {
  const rows = await readMany(em, openRows, [importId, importId, articlesAtOnce]);
  const last = rows.at(-1)?.line;
  const numbers = rows.map(({ materialNumber }) => materialNumber);
  const locked =
    rows.length > 0 ? await lockArticles(em, terms.producerId, numbers) : new Map<string, never>();
  const [held, open] = [[] as Outcome[], [] as typeof rows];
  for (const row of rows) {
    const article = locked.get(row.materialNumber);
    const { line, materialNumber, kind, changes } = row;
    if (terms.areThoseOfPreview && holds(row, article?.version))
      held.push({ line, materialNumber, articleId: article?.articleId, kind, changes, preview: row });
    else open.push(row);
  }
  const again = await compareAgain(em, importId, terms, open);
  return { accepted: [...held, ...again.accepted], refused: again.refused, last };
}

/** Stock levels are stored outside of the article's row. */
const holds = ({ version, changes }: RowOf<typeof openRow>, now: string | undefined): boolean =>
  version === (now ?? null) && !Object.keys(changes).some((key) => locationOfStockKey(key) !== undefined);

/** An edit sets the values of its preview, even if the article has changed since. */
const asShown = (row: StagedRow, { changes }: RowOf<typeof openRow>, { edit }: ImportTerms): StagedRow =>
  edit ? { ...row, sent: columnsAfter(changes) } : row;

async function compareAgain(
  em: EntityManager,
  importId: number,
  terms: ImportTerms,
  open: readonly RowOf<typeof openRow>[],
): Promise<Omit<Outcomes, 'last'>> {
  const outcomes: Omit<Outcomes, 'last'> = { accepted: [], refused: [] };
  if (open.length === 0) return outcomes;
  const previews = new Map(open.map((row) => [row.line, row]));
  const rows = await readMany(em, rowsOfLines, [importId, JSON.stringify([...previews.keys()])]);
  const numbers = rows.map(({ materialNumber }) => materialNumber);
  const current = await readCurrentArticles(em, terms.producerId, numbers);
  for (const row of rows) {
    const preview = previews.get(row.line);
    if (!preview) continue;
    const { line, materialNumber } = row;
    const article = current.get(materialNumber);
    const result = compareArticle(asShown(withPlaces(row), preview, terms), article, terms);
    if ('refused' in result) outcomes.refused.push({ line, materialNumber, ...result.refused });
    else {
      const { kind } = result;
      const changes = keptChanges(kind, row.sent, result.changes);
      outcomes.accepted.push({ line, materialNumber, articleId: article?.articleId, kind, changes, preview });
    }
  }
  return outcomes;
}
