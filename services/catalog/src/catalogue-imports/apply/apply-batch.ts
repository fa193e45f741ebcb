import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, run, statement } from '@werkbank/platform/database';
import { compareArticle, type Compared } from '../compare/compare-article.js';
import { refuse, type RefusedRow } from '../compare/compare-import.js';
import type { MediaJobs } from '../../media/index.js';
import { readCurrentArticles } from '../compare/current-articles.js';
import type { ImportTerms } from '../compare/import-terms.js';
import { type ColumnChanges, StagedArticle } from '../tables/index.js';
import { orderMedia } from './order-media.js';
import { insertNewArticles } from './write-articles.js';
import { columnsAfter, writeChanges } from './write-changes.js';

const openRows = statement(
  'open-rows-of-import',
  columns(StagedArticle, 'line', 'materialNumber', 'sent', 'stock'),
  `select line, material_number as "materialNumber", sent, stock from catalogue_import_article
    where import_id = ? and not applied and kind in ('new', 'changed', 'gone') order by line limit ?
    for update`,
);
const keepApplied = statement(
  'keep-applied-rows',
  {},
  `update catalogue_import_article s set applied = true, kind = a.kind, changes = a.changes,
       media = a."mediaBefore"
     from jsonb_to_recordset(?::jsonb) as a(line int, kind text, changes jsonb, "mediaBefore" jsonb)
    where s.import_id = ? and s.line = a.line`,
);
const countApplied = statement(
  'count-applied-rows',
  {},
  'update catalogue_import set applied = applied + ? where id = ?',
);

interface AppliedRow {
  line: number;
  materialNumber: string;
  articleId: string | undefined;
  kind: 'new' | 'changed' | 'unchanged' | 'gone';
  changes: ColumnChanges;
}

/**
 * Applies the next rows of an import in this transaction: compared once more under the locks of their articles, so that
 * what is kept to be withdrawn is what was there. Returns how many rows it took.
 */
export async function applyBatch(
  em: EntityManager,
  importId: number,
  terms: ImportTerms,
  media: MediaJobs,
  articlesAtOnce: number,
): Promise<number> {
  const rows = await readMany(em, openRows, [importId, articlesAtOnce]);
  if (rows.length === 0) return 0;
  const numbers = rows.map(({ materialNumber }) => materialNumber);
  const current = await readCurrentArticles(em, terms.producerId, numbers, { lock: true });
  const refused: RefusedRow[] = [];
  const accepted: AppliedRow[] = [];
  for (const row of rows) {
    const found = current.get(row.materialNumber);
    const result: Compared = compareArticle(row, found, terms);
    const { line, materialNumber } = row;
    if ('refused' in result) refused.push({ line, materialNumber, ...result.refused });
    else accepted.push({ line, materialNumber, articleId: found?.articleId, ...result });
  }
  const added = await insertNewArticles(
    em,
    terms.producerId,
    accepted.flatMap(({ articleId, materialNumber, changes }) =>
      articleId === undefined ? [{ materialNumber, columns: columnsAfter(changes) }] : [],
    ),
  );
  const applied = accepted.flatMap((row): (AppliedRow & { articleId: string })[] => {
    const articleId = row.articleId ?? added.get(row.materialNumber);
    if (articleId !== undefined) return [{ ...row, articleId }];
    refused.push(otherWasFaster(row));
    return [];
  });
  await writeChanges(
    em,
    applied.map(({ articleId, materialNumber, changes }) => ({
      articleId,
      isNew: added.has(materialNumber),
      changes,
    })),
    terms.locations.map(({ id }) => id),
  );
  const mediaBefore = await orderMedia(em, importId, applied, media);
  if (refused.length > 0) await refuse(em, importId, refused);
  const kept = applied.map(({ line, kind, changes, articleId }) => ({
    line,
    kind,
    changes,
    mediaBefore: mediaBefore.get(articleId) ?? [],
  }));
  await run(em, keepApplied, [JSON.stringify(kept), importId]);
  await run(em, countApplied, [rows.length, importId]);
  return rows.length;
}

const otherWasFaster = ({ line, materialNumber }: AppliedRow): RefusedRow => ({
  line,
  materialNumber,
  field: 'materialNumber',
  code: 'OtherOwner',
  value: materialNumber,
});
