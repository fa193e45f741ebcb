import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, run, statement } from '@werkbank/platform/database';
import type { CatalogueImport } from '@werkbank/contracts/entities';
import { tellStock } from '../../stock/index.js';
import type { FormerOrder, MediaJobs } from '../../media/index.js';
import { deleteLevels, type Level, updateColumns, writeLevels } from '../apply/write-articles.js';
import { locationOfStockKey } from '../compare/compare-article.js';
import { readCurrentArticles } from '../compare/current-articles.js';
import type { ImportTerms } from '../compare/import-terms.js';
import { StagedArticle } from '../tables/index.js';
import { withdrawArticle } from './withdraw-article.js';

const appliedRows = statement(
  'applied-rows-of-import',
  columns(StagedArticle, 'line', 'materialNumber', 'kind', 'changes', 'mediaBefore'),
  `select line, material_number as "materialNumber", kind, changes, media as "mediaBefore"
     from catalogue_import_article
    where import_id = ? and applied and kind in ('new', 'changed', 'gone') order by line limit ?
    for update`,
);
const keepWithdrawn = statement(
  'keep-withdrawn-rows',
  {},
  `update catalogue_import_article set applied = false
    where import_id = ? and line in (select value::int from jsonb_array_elements_text(?::jsonb))`,
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

/** Its place and its stock follow from what happens in the shop. */
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
  const rows = await readMany(em, appliedRows, [importId, articlesAtOnce]);
  if (rows.length === 0) return 0;
  const numbers = rows.map(({ materialNumber }) => materialNumber);
  const current = await readCurrentArticles(em, terms.producerId, numbers, { lock: true });
  const changed: Parameters<typeof updateColumns>[1][number][] = [];
  const [levels, noLevels]: [Level[], Omit<Level, 'level'>[]] = [[], []];
  const formerMedia = new Map<string, readonly FormerOrder[] | null>();
  const stays: CatalogueImport['notRestored'] = [];
  for (const { materialNumber, kind, changes, mediaBefore } of rows) {
    const article = current.get(materialNumber);
    if (!article) continue;
    const { articleId } = article;
    const restored = withdrawArticle(changes, article);
    if (kind === 'new') {
      const stay = restored.stays.filter(isOfFile);
      // Orders may name it: it goes off sale and keeps its words. One that somebody has changed since is wanted.
      if (stay.length === 0) changed.push({ articleId, columns: { not_for_sale_reason: withdrawn } });
      stays.push(...stay.map((field) => ({ materialNumber, field })));
      continue;
    }
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
  if (formerMedia.size > 0) await media.restore(em, formerMedia);
  await writeLevels(em, levels);
  await deleteLevels(em, noLevels);
  await tellStock(em, [...new Set([...levels, ...noLevels].map(({ articleId }) => articleId))]);
  if (stays.length > 0) await readMany(em, listNotRestored, [JSON.stringify(stays), importId]);
  await run(em, keepWithdrawn, [importId, JSON.stringify(rows.map(({ line }) => line))]);
  return rows.length;
}
