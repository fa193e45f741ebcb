import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement, statementFor } from '@werkbank/platform/database';
import type { GroupWords } from './group-words.js';
import { countValuesOfGroups } from './search-tables.js';

const columns = 'group_id, category_ids, position, articles, common_de, common_en, any_de, any_en';
const insertSql = (suffix: '' | '_next') => `
  insert into search_group${suffix} (${columns}) select ${columns}
  from jsonb_to_recordset(?::jsonb) as row(group_id text, category_ids text[], position bigint, articles int,
    common_de tsvector, common_en tsvector, any_de tsvector, any_en tsvector) order by group_id`;

/** A rebuild fills tables beside those in use. */
const insertAll = statementFor(
  'insert-search-groups',
  {},
  (suffix: '' | '_next', rows: string) => ({ sql: insertSql(suffix), params: [rows] }),
  [['', '[]']],
);
const countAll = statementFor(
  'count-all-search-values',
  {},
  (suffix: '' | '_next') => ({ sql: countValuesOfGroups(suffix), params: [] }),
  [['']],
);

export async function insertGroups(em: EntityManager, words: GroupWords): Promise<void> {
  await run(em, ...insertAll('_next', JSON.stringify(words.rows())));
  await run(em, ...countAll('_next'));
}

/** The common words of a group, reduced to those that the new articles have too. */
const stillCommon = (column: string) => `ts_delete(search_group.${column}, array(
  select had.lexeme from unnest(search_group.${column}) had left join unnest(excluded.${column}) has using (lexeme)
  where has.weights is null or not has.weights @> had.weights))`;

const add = statement(
  'add-to-search-groups',
  {},
  `${insertSql('')} on conflict (group_id) do update set category_ids = excluded.category_ids,
       common_de = ${stillCommon('common_de')}, common_en = ${stillCommon('common_en')},
       any_de = search_group.any_de || excluded.any_de, any_en = search_group.any_en || excluded.any_en`,
);

/**
 * Adds the words of new articles to their groups. Words of removed articles stay until the next rebuild: a
 * search then checks the group in vain.
 */
export async function addToGroups(em: EntityManager, words: GroupWords): Promise<void> {
  const rows = words.rows().map((row) => ({ ...row, articles: 0 }));
  await run(em, add, [JSON.stringify(rows)]);
}

const inGroups = 'group_id in (select jsonb_array_elements_text(?::jsonb))';
const lockGroups = statement(
  'lock-search-groups',
  {},
  `select from search_group where ${inGroups} order by group_id for update`,
);
const movedArticles = 'jsonb_to_recordset(?::jsonb) as moved("groupId" text, properties jsonb, articles int)';
const count = statement(
  'count-articles-of-search-groups',
  {},
  `update search_group g set articles = g.articles + moved.articles,
     position = coalesce((select min(a.position) from search_article a where a.group_id = g.group_id), g.position)
   from (select "groupId" as group_id, sum(articles) as articles from ${movedArticles} group by 1) moved
   where moved.group_id = g.group_id`,
);
const countValues = statement(
  'count-search-values',
  {},
  `with moved as (
     select "groupId" as group_id, key as property, value, sum(articles)::int as articles
       from ${movedArticles}, jsonb_each_text(properties) group by 1, 2, 3 having sum(articles) <> 0
   ), known as (
     update search_value v set articles = v.articles + m.articles from moved m
      where v.group_id = m.group_id and v.property = m.property and v.value = m.value
     returning v.group_id, v.property, v.value
   )
   insert into search_value (group_id, property, value, articles)
   select * from moved m where m.articles > 0 and not exists (
     select from known k where k.group_id = m.group_id and k.property = m.property and k.value = m.value)`,
);
const deleteValues = statement(
  'delete-search-values',
  {},
  `delete from search_value where articles <= 0 and ${inGroups}`,
);

/** Articles with the same values that were added to a group or removed from it. */
export interface MovedArticles {
  groupId: string;
  properties: Readonly<Record<string, unknown>>;
  articles: number;
}

/**
 * Adjusts the counts of groups, with the same number of statements for any group size. It locks the
 * groups' rows first, so that concurrent changes are counted one after the other.
 */
export async function countMoved(em: EntityManager, moved: readonly MovedArticles[]): Promise<void> {
  const groups = JSON.stringify([...new Set(moved.map(({ groupId }) => groupId))].toSorted());
  const rows = JSON.stringify(moved);
  await run(em, lockGroups, [groups]);
  await run(em, count, [rows]);
  await run(em, countValues, [rows]);
  await run(em, deleteValues, [groups]);
}
