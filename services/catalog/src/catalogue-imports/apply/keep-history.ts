import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';

/** From the rows that were just applied, so that their values are not sent a second time. */
const keepAppliedChanges = statement(
  'keep-history-of-import',
  {},
  `insert into article_change (article_id, company_id, cause, import_id, is_new, changes)
   select a."articleId", i.company_id, case when i.edit is null then 'import' else 'bulk' end, i.id, c.kind = 'new',
          case when c.kind = 'new' then '{}' else c.changes end
     from jsonb_to_recordset(?::jsonb) as a(line int, "articleId" text)
       join catalogue_import_change c on c.import_id = ? and c.line = a.line
       join catalogue_import i on i.id = c.import_id
    where c.kind in ('new', 'changed', 'gone')`,
);

/** Keeps the history of the articles that an import has applied. One statement. */
export async function keepHistory(
  em: EntityManager,
  importId: number,
  applied: readonly { line: number; articleId: string }[],
): Promise<void> {
  if (applied.length === 0) return;
  const rows = applied.map(({ line, articleId }) => ({ line, articleId }));
  await run(em, keepAppliedChanges, [JSON.stringify(rows), importId]);
}
