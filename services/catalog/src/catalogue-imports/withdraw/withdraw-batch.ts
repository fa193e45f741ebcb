import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, run, statement } from '@werkbank/platform/database';
import type { CatalogueImport } from '@werkbank/contracts/entities';
import { keepChanges } from '../../article-history/index.js';
import { tellStock } from '../../stock/index.js';
import type { FormerOrder, MediaJobs } from '../../media/index.js';
import { deleteLevels, type Level, updateColumns, writeLevels } from '../apply/write-articles.js';
import { locationOfStockKey } from '../compare/compare-article.js';
import { fileRowSql } from '../compare/row-of-file.js';
import { readCurrentArticles } from '../compare/current-articles.js';
import type { ImportTerms } from '../compare/import-terms.js';
import { wholeChanges } from '../compare/kept-changes.js';
import { type ColumnChanges, ImportChange, StagedArticle } from '../tables/index.js';
import { withdrawArticle } from './withdraw-article.js';

const appliedRows = statement(
  'applied-rows-of-import',
  {
    ...columns(StagedArticle, 'line', 'materialNumber', 'sent'),
    ...columns(ImportChange, 'kind', 'changes', 'mediaBefore'),
  },
  `with done as materialized (select applied_to from catalogue_import where id = ? for update)
   select s.line, s.material_number as "materialNumber", c.kind, c.changes, c.media as "mediaBefore",
     case when c.kind = 'new' then s.sent else '{}' end as sent
   from (select * from catalogue_import_change
      where import_id = ? and line <= (select applied_to from done) and kind in ('new', 'changed', 'gone')
      order by line desc limit ?) c ${fileRowSql}
   order by c.line desc`,
);
const keepWithdrawn = statement(
  'keep-withdrawn-rows',
  {},
  'update catalogue_import set applied_to = ? - 1 where id = ?',
);
/** A page shows no more of them. */
const mostListed = 1000;
const listNotRestored = statement(
  'list-fields-not-restored',
  { listed: p.integer() },
  `update catalogue_import set not_restored =
       (select coalesce(jsonb_agg(e), '[]') from (select e from jsonb_array_elements(not_restored || ?::jsonb) e limit ${mostListed}) kept)
    where id = ? returning jsonb_array_length(not_restored) as listed`,
);

/** True for fields of the file; place and stock depend on events in the shop. */
const isOfFile = (key: string): boolean =>
  locationOfStockKey(key) === undefined && !['group_id', 'material_group_id', 'properties'].includes(key);

const withdrawn = { de: 'Der Import wurde zurückgenommen', en: 'The import was withdrawn' };

/** Takes the next articles of an import back in this transaction. Returns how many it looked at. */
export async function withdrawBatch(
  em: EntityManager,
  importId: number,
  terms: ImportTerms,
  media: MediaJobs,
  articlesAtOnce: number,
): Promise<number> {
  const rows = await readMany(em, appliedRows, [importId, importId, articlesAtOnce]);
  const first = rows.at(-1);
  if (!first) return 0;
  const numbers = rows.map(({ materialNumber }) => materialNumber);
  const current = await readCurrentArticles(em, terms.producerId, numbers, { lock: true });
  const changed: Parameters<typeof updateColumns>[1][number][] = [];
  const [levels, noLevels]: [Level[], Omit<Level, 'level'>[]] = [[], []];
  const formerMedia = new Map<string, readonly FormerOrder[] | null>();
  const stays: CatalogueImport['notRestored'] = [];
  const history: { articleId: string; isNew: boolean; changes: ColumnChanges }[] = [];
  for (const { materialNumber, kind, sent, changes, mediaBefore } of rows) {
    const article = current.get(materialNumber);
    if (!article) continue;
    const { articleId } = article;
    const restored = withdrawArticle(wholeChanges(kind, sent, changes), article);
    if (kind === 'new') {
      const stay = restored.stays.filter(isOfFile);
      // Orders may refer to a new article: it goes off sale and keeps its texts. A later manual change
      // keeps it on sale.
      if (stay.length === 0) {
        changed.push({ articleId, columns: { not_for_sale_reason: withdrawn } });
        const reason = { before: article.columns['not_for_sale_reason'] ?? null, after: withdrawn };
        history.push({ articleId, isNew: false, changes: { not_for_sale_reason: reason } });
      }
      stays.push(...stay.map((field) => ({ materialNumber, field })));
      continue;
    }
    history.push({ articleId, isNew: false, changes: turnedAround(changes, restored.stays) });
    if (Object.keys(restored.columns).length > 0) changed.push({ articleId, columns: restored.columns });
    if ('source_media' in restored.columns)
      formerMedia.set(articleId, restored.columns['source_media'] === null ? null : mediaBefore);
    for (const [location, level] of Object.entries(restored.levels)) {
      const place = { articleId, dispatchLocationId: Number(location) };
      if (level === null) noLevels.push(place);
      else levels.push({ ...place, level });
    }
    stays.push(...restored.stays.map((field) => ({ materialNumber, field })));
  }
  await updateColumns(em, changed);
  await keepChanges(em, { companyId: terms.companyId, cause: 'withdrawal', importId }, history);
  if (formerMedia.size > 0) await media.restore(em, formerMedia);
  await writeLevels(em, levels);
  await deleteLevels(em, noLevels);
  await tellStock(em, [...new Set([...levels, ...noLevels].map(({ articleId }) => articleId))]);
  if (stays.length > 0) await readMany(em, listNotRestored, [JSON.stringify(stays), importId]);
  await run(em, keepWithdrawn, [first.line, importId]);
  return rows.length;
}

/** The changes of a withdrawal: all fields that do not stay as they are. */
function turnedAround(changes: ColumnChanges, stays: readonly string[]): ColumnChanges {
  const kept = new Set(stays);
  return Object.fromEntries(
    Object.entries(changes).flatMap(([key, { before, after }]) =>
      kept.has(key) ? [] : [[key, { before: after, after: before }]],
    ),
  );
}
