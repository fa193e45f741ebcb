import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, statement } from '@werkbank/platform/database';
import {
  articlesAtOnce,
  exportedColumns,
  exportedColumnsSql,
  type ExportedArticle,
} from '../article/exported-article.js';

/** Articles that a company has added, and those of its producer without a company. */
export const ownArticles =
  'producer_id = (select producer_id from producer_company where id = ?) and (owner_company_id = ? or owner_company_id is null)';

const nextArticles = statement(
  'articles-to-export',
  exportedColumns,
  `select ${exportedColumnsSql}
     from article where ${ownArticles} and material_number > ? order by material_number limit ${articlesAtOnce}`,
);

/** All articles of a producer company by number, batch by batch. */
export async function* readOwnArticles(
  em: EntityManager,
  companyId: number,
): AsyncGenerator<ExportedArticle[]> {
  for (let after = ''; ; ) {
    const batch: ExportedArticle[] = await readMany(em.fork(), nextArticles, [companyId, companyId, after]);
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < articlesAtOnce) return;
    after = last.materialNumber;
  }
}
