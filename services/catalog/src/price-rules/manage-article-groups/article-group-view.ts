import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallAnswer } from '@werkbank/contracts/calls';
import type { ArticleGroup as Group } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { columns, readMany, readOne, statementFor } from '@werkbank/platform/database';
import { ArticleGroup, MaterialGroup } from '../company-rules/entities.js';
import { byName } from '../company-rules/period.js';

const groupShape = {
  ...columns(ArticleGroup, 'id', 'name'),
  assignments: p.json<Group['assignments']>(),
  materialGroups: p.json<Group['materialGroups']>(),
  optimisticLockKey: ArticleGroup.properties.lockKey,
};
const groupsSql = (language: Language) => `
  select g.id, g.name, coalesce(json_agg(m.name order by ${byName('m.name')}, m.id)
      filter (where m.id is not null), '[]') as assignments,
    coalesce(json_agg(json_build_object('id', m.id, 'name', m.name) order by ${byName('m.name')}, m.id)
      filter (where m.id is not null), '[]') as "materialGroups",
    g.lock_key as "optimisticLockKey"
  from article_group g
  left join article_group_member am on am.article_group_id = g.id
  left join (select id, ${language} as name from material_group) m on m.id = am.material_group_id
  where g.producer_company_id = ?`;

const groupsOfCompany = statementFor(
  'article-groups-of-company',
  groupShape,
  (companyId: number, language: Language) => ({
    sql: `${groupsSql(language)} group by g.id order by ${byName('g.name')}, g.id`,
    params: [companyId],
  }),
  [[1, 'de']],
);

export function articleGroupsOf(em: EntityManager, companyId: number, language: Language): Promise<Group[]> {
  return readMany(em, ...groupsOfCompany(companyId, language));
}

export interface ArticleGroupRef {
  producerCompanyId: number;
  articleGroupId: number;
}

const groupById = statementFor(
  'article-group',
  groupShape,
  ({ producerCompanyId, articleGroupId }: ArticleGroupRef, language: Language) => ({
    sql: `${groupsSql(language)} and g.id = ? group by g.id`,
    params: [producerCompanyId, articleGroupId],
  }),
  [[{ producerCompanyId: 1, articleGroupId: 1 }, 'de']],
);

export function articleGroupOf(
  em: EntityManager,
  ref: ArticleGroupRef,
  language: Language,
): Promise<Group | undefined> {
  return readOne(em, ...groupById(ref, language));
}

export async function keptArticleGroup(
  em: EntityManager,
  ref: ArticleGroupRef,
  language: Language,
): Promise<Group> {
  const group = await articleGroupOf(em, ref, language);
  if (!group) throw new Error(`article group ${ref.articleGroupId} was written and is not there`);
  return group;
}

const withArticleCount = statementFor(
  'material-groups-of-company',
  {
    ...columns(MaterialGroup, 'id'),
    name: p.text(),
    articleGroupId: p.integer().nullable(),
    articleCount: p.integer(),
  },
  (companyId: number, language: Language) => ({
    sql: `select m.id, m.${language} as name, (
         select g.id from article_group g join article_group_member am on am.article_group_id = g.id
         where g.producer_company_id = ? and am.material_group_id = m.id limit 1) as "articleGroupId",
       coalesce(a.count, 0) as "articleCount"
     from material_group m left join (
       select material_group_id, count(*)::int as count from article
       where producer_id = (select producer_id from producer_company where id = ?) group by 1) a
       on a.material_group_id = m.id
     order by ${byName(`m.${language}`)}, m.id`,
    params: [companyId, companyId],
  }),
  [[1, 'de']],
);

/** All material groups, with how many articles of the company's producer are of each. */
export function materialGroupsOf(
  em: EntityManager,
  companyId: number,
  language: Language,
): Promise<CallAnswer<'listMaterialGroups'>> {
  return readMany(em, ...withArticleCount(companyId, language));
}
