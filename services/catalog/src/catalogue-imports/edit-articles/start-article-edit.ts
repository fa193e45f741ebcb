import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { ArticleEdit } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { columns, lockUntilCommit, readOne, run, statement, statementFor } from '@werkbank/platform/database';
import { unplacedGroupId } from '../../catalogue/index.js';
import { inNameOf } from '../callers/in-name-of.js';
import { refuseTooMany } from '../start-import/refuse-too-many.js';
import { CatalogueImportEntity } from '../tables/index.js';
import { WorkOffCatalogueImports } from '../work/work-off-catalogue-imports.js';

/** SQL about articles `a`, and the values of its `?`. */
interface ArticleCondition {
  sql: string;
  params: readonly unknown[];
}
const all: ArticleCondition = { sql: 'true', params: [] };

const names = { de: 'Sammeländerung', en: 'Bulk edit' };
const places = statement(
  'places-of-article-edit',
  { hasGroup: p.boolean(), hasMaterialGroup: p.boolean() },
  `select exists (select from article_table where group_id = ? and group_id <> '${unplacedGroupId}') as "hasGroup",
     exists (select from material_group where id = ?) as "hasMaterialGroup"`,
);
const anyArticle = statementFor(
  'any-article-to-edit',
  { some: p.boolean() },
  ({ sql, params }: ArticleCondition) => ({
    sql: `select exists (select from article a where ${sql}) as some`,
    params,
  }),
  [[all]],
);
const addEdit = statement(
  'add-article-edit',
  columns(CatalogueImportEntity, 'id'),
  `insert into catalogue_import (company_id, mode, file_name, file_size, file_hash, asked_by, edit)
   values (?, 'update', ?, 0, '', ?::jsonb, ?::jsonb) returning id`,
);
const stageArticles = statementFor(
  'stage-articles-to-edit',
  {},
  (importId: number, { sql, params }: ArticleCondition) => ({
    sql: `insert into catalogue_import_article (import_id, line, material_number, sent)
     select ?::int, row_number() over (order by a.material_number), a.material_number, '{}' from article a where ${sql}`,
    params: [importId, ...params],
  }),
  [[0, all]],
);

/** An edit of many articles is an import without a file: compared, shown, applied and withdrawn as one. */
@Injectable()
export class StartArticleEdit {
  constructor(
    private readonly em: EntityManager,
    private readonly work: WorkOffCatalogueImports,
  ) {}

  /** Edits the company's articles that fulfil a condition now. */
  async start(
    caller: Caller,
    companyId: number,
    edit: ArticleEdit,
    articles: ArticleCondition,
  ): Promise<{ importId: number } | Refusal> {
    const started = await inNameOf(caller, () =>
      this.em.fork().transactional(async (em): Promise<{ importId: number } | Refusal> => {
        await lockUntilCommit(em, 'start-catalogue-import', companyId);
        if (Object.keys(edit).length === 0) return refuse('ARTICLE_EDIT_EMPTY', { field: 'edit' });
        const refused = (await refuseTooMany(em, companyId)) ?? (await refuseUnknownPlace(em, edit));
        if (refused) return refused;
        if (!(await readOne(em, ...anyArticle(articles)))?.some)
          return refuse('ARTICLE_EDIT_WITHOUT_ARTICLES');
        const values = [companyId, names[caller.language], JSON.stringify(caller), JSON.stringify(edit)];
        const added = await readOne(em, addEdit, values);
        if (!added) throw new Error('an insert of one row returns it');
        await run(em, ...stageArticles(added.id, articles));
        return { importId: added.id };
      }),
    );
    if (!isRefusal(started)) this.work.start();
    return started;
  }
}

async function refuseUnknownPlace(
  em: EntityManager,
  { groupId, materialGroupId }: ArticleEdit,
): Promise<Refusal | undefined> {
  if (groupId === undefined && typeof materialGroupId !== 'number') return undefined;
  const found = await readOne(em, places, [groupId ?? null, materialGroupId ?? null]);
  if (groupId !== undefined && !found?.hasGroup) return refuse('CATEGORY_NOT_FOUND', { field: 'groupId' });
  if (typeof materialGroupId === 'number' && !found?.hasMaterialGroup)
    return refuse('DISCOUNT_DATA_INCONSISTENT', { field: 'materialGroupId' });
  return undefined;
}
