import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import type { ArticleChangeCause } from '@werkbank/contracts/entities';
import { run, statement } from '@werkbank/platform/database';

const insertChanges = statement(
  'keep-changes-of-articles',
  {},
  `insert into article_change (article_id, company_id, cause, import_id, who, is_new, changes)
   select c."articleId", ?::int, ?::text, ?::int, ?::jsonb, c."isNew", c.changes
     from jsonb_to_recordset(?::jsonb) as c("articleId" text, "isNew" boolean, changes jsonb)`,
);

interface ChangedArticle {
  articleId: string;
  isNew: boolean;
  changes: Readonly<Record<string, { before: unknown; after: unknown }>>;
}

/** The cause of a change: a person, or an import of a company. */
interface Origin {
  companyId: number;
  cause: ArticleChangeCause;
  importId?: number;
  who?: Caller;
}

/** Keeps the history of articles in the transaction of their change. One statement. */
export async function keepChanges(
  em: EntityManager,
  { companyId, cause, importId, who }: Origin,
  articles: readonly ChangedArticle[],
): Promise<void> {
  const rows = articles.flatMap(({ articleId, isNew, changes }) =>
    isNew || Object.keys(changes).length > 0 ? [{ articleId, isNew, changes: isNew ? {} : changes }] : [],
  );
  if (rows.length === 0) return;
  const person = who?.kind === 'user' ? JSON.stringify(who) : null;
  await run(em, insertChanges, [companyId, cause, importId ?? null, person, JSON.stringify(rows)]);
}
