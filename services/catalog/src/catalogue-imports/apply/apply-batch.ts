import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';
import { refuse, type RefusedRow } from '../compare/compare-import.js';
import type { ImportTerms } from '../compare/import-terms.js';
import type { MediaJobs } from '../../media/index.js';
import { keepHistory } from './keep-history.js';
import { orderMedia } from './order-media.js';
import { nextOutcomes, type Outcome } from './outcomes.js';
import { insertNewArticles } from './write-articles.js';
import { columnsAfter, writeChanges } from './write-changes.js';

const keepChanges = statement(
  'keep-changes-as-applied',
  {},
  `update catalogue_import_change c set kind = a.kind, changes = a.changes, media = a."mediaBefore"
     from jsonb_to_recordset(?::jsonb) as a(line int, kind text, changes jsonb, "mediaBefore" jsonb)
    where c.import_id = ? and c.line = a.line`,
);
const countApplied = statement(
  'count-applied-rows',
  {},
  'update catalogue_import set applied = applied + ?, applied_to = ? where id = ?',
);

/** Applies the next rows of an import in this transaction. Returns how many rows it took. */
export async function applyBatch(
  em: EntityManager,
  importId: number,
  terms: ImportTerms,
  media: MediaJobs,
  articlesAtOnce: number,
): Promise<number> {
  const { accepted, refused, last } = await nextOutcomes(em, importId, terms, articlesAtOnce);
  if (last === undefined) return 0;
  const taken = accepted.length + refused.length;
  const added = await insertNewArticles(
    em,
    { importId, producerId: terms.producerId },
    accepted.flatMap(({ articleId, line, changes }) =>
      articleId === undefined ? [{ line, columns: columnsAfter(changes) }] : [],
    ),
  );
  const applied = accepted.flatMap((row): (Outcome & { articleId: string })[] => {
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
  const differing = applied.flatMap(({ line, articleId, kind, changes, preview }) => {
    const former = mediaBefore.get(articleId) ?? preview.mediaBefore;
    const isSame = kind === preview.kind && former === preview.mediaBefore;
    if (isSame && isDeepStrictEqual(changes, preview.changes)) return [];
    return [{ line, kind, changes, mediaBefore: former }];
  });
  if (differing.length > 0) await run(em, keepChanges, [JSON.stringify(differing), importId]);
  await keepHistory(em, importId, applied);
  await run(em, countApplied, [taken, last, importId]);
  return taken;
}

const otherWasFaster = ({ line, materialNumber }: Outcome): RefusedRow => ({
  line,
  materialNumber,
  field: 'materialNumber',
  code: 'OtherOwner',
  value: materialNumber,
});
