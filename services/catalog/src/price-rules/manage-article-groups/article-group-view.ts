import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallAnswer } from '@werkbank/contracts/calls';
import type { ArticleGroup } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { readMany, readOne } from '@werkbank/platform/database';
import { byName } from '../company-rules/period.js';

const groupsSql = `
  select g.id, g.name, coalesce(json_agg(m.name order by ${byName('m.name')}, m.id)
      filter (where m.id is not null), '[]') as assignments,
    coalesce(json_agg(json_build_object('id', m.id, 'name', m.name) order by ${byName('m.name')}, m.id)
      filter (where m.id is not null), '[]') as "materialGroups",
    g.lock_key as "optimisticLockKey"
  from article_group g
  left join article_group_member am on am.article_group_id = g.id
  left join (select id, ?? as name from material_group) m on m.id = am.material_group_id
  where g.producer_company_id = ?`;

export function articleGroupsOf(
  em: EntityManager,
  companyId: number,
  language: Language,
): Promise<ArticleGroup[]> {
  return readMany<ArticleGroup>(em, `${groupsSql} group by g.id order by ${byName('g.name')}, g.id`, [
    language,
    companyId,
  ]);
}

export interface ArticleGroupRef {
  producerCompanyId: number;
  articleGroupId: number;
}

export function articleGroupOf(
  em: EntityManager,
  { producerCompanyId, articleGroupId }: ArticleGroupRef,
  language: Language,
): Promise<ArticleGroup | undefined> {
  return readOne<ArticleGroup>(em, `${groupsSql} and g.id = ? group by g.id`, [
    language,
    producerCompanyId,
    articleGroupId,
  ]);
}

export async function keptArticleGroup(
  em: EntityManager,
  ref: ArticleGroupRef,
  language: Language,
): Promise<ArticleGroup> {
  const group = await articleGroupOf(em, ref, language);
  if (!group) throw new Error(`article group ${ref.articleGroupId} was written and is not there`);
  return group;
}

/** All material groups, with how many articles of the company's producer are of each. */
export function materialGroupsOf(
  em: EntityManager,
  companyId: number,
  language: Language,
): Promise<CallAnswer<'listMaterialGroups'>> {
  return readMany(
    em,
    `select m.id, m.?? as name, (
         select g.id from article_group g join article_group_member am on am.article_group_id = g.id
         where g.producer_company_id = ? and am.material_group_id = m.id limit 1) as "articleGroupId",
       coalesce(a.count, 0) as "articleCount"
     from material_group m left join (
       select material_group_id, count(*)::int as count from article
       where producer_id = (select producer_id from producer_company where id = ?) group by 1) a
       on a.material_group_id = m.id
     order by ${byName('m.??')}, m.id`,
    [language, companyId, companyId, language],
  );
}
