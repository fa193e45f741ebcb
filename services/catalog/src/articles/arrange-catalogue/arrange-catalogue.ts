import type { EntityManager } from '@mikro-orm/postgresql';
import { unplacedGroupId } from '../../catalogue/index.js';
import { run, statement } from '@werkbank/platform/database';

/** Keys of the columns of groups that hold numbers. */
export const sizesSql = (groups: string): string => `
  select group_id, (select array_agg(c ->> 'key' order by n) from jsonb_array_elements(columns) with ordinality as e(c, n)
    where c ->> 'kind' = 'number') as keys
  from article_table where ${groups}`;
/** The place of an article in its group: by size, which is its first three numbers, then by producer. */
export const placeInGroupSql = `row_number() over (partition by group_id order by
  (properties ->> keys[1])::numeric nulls last, (properties ->> keys[2])::numeric nulls last,
  (properties ->> keys[3])::numeric nulls last, producer_id, article_id)::int`;
const placesSql = (groups: string) => `
  with sizes as (${sizesSql(groups)}), places as (
    select article_id, ${placeInGroupSql} as place from article join sizes using (group_id)
  )
  update article set position = place from places
  where places.article_id = article.article_id and position <> place`;
const placeArticles = statement('place-articles', {}, placesSql('true'));
const placeArticlesOfGroups = statement(
  'place-articles-of-groups',
  {},
  placesSql('group_id in (select jsonb_array_elements_text(?::jsonb))'),
);

const countArticles = statement(
  'count-articles-of-categories',
  {},
  `
  with recursive below as (
    select category_id, category_id as top from category
    union all
    select c.category_id, below.top from category c join below on c.parent_id = below.category_id
  ), counts as (
    select top, count(a.article_id)::int as n from below left join article a on a.group_id = below.category_id group by top
  )
  update category set article_count = n from counts where counts.top = category_id and article_count <> n`,
);

/** Puts articles in order and counts them in every category; after articles came or went. */
export async function arrangeCatalogue(em: EntityManager): Promise<void> {
  await run(em, placeArticles);
  await run(em, countArticles);
}

/** The same for some groups. */
export async function arrangeGroups(em: EntityManager, groupIds: readonly string[]): Promise<void> {
  const placed = groupIds.filter((groupId) => groupId !== unplacedGroupId);
  if (placed.length > 0) await run(em, placeArticlesOfGroups, [JSON.stringify(placed)]);
  await run(em, countArticles);
}
