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
  (suffix: '' | '_next') => ({ sql: countValuesOfGroups(suffix, 'true'), params: [] }),
  [['']],
);

export async function insertGroups(em: EntityManager, words: GroupWords): Promise<void> {
  await run(em, ...insertAll('_next', JSON.stringify(words.rows())));
  await run(em, ...countAll('_next'));
}

/** What all articles had and the new ones have too. */
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
 * Takes the words of single new articles in. What only removed ones had stays among what any of a group may have: that
 * costs a look and finds nothing.
 */
export async function addToGroups(em: EntityManager, words: GroupWords): Promise<void> {
  await run(em, add, [JSON.stringify(words.rows())]);
}

const inGroups = 'group_id in (select jsonb_array_elements_text(?::jsonb))';
const lockGroups = statement(
  'lock-search-groups',
  {},
  `select from search_group where ${inGroups} order by group_id for update`,
);
const recount = statement(
  'recount-search-groups',
  {},
  `update search_group set articles = counted.articles, position = coalesce(counted.position, search_group.position)
     from (select listed.group_id, count(article_id) as articles, min(position) as position
       from jsonb_array_elements_text(?::jsonb) as listed(group_id) left join search_article using (group_id) group by 1) counted
     where counted.group_id = search_group.group_id`,
);
const deleteValues = statement('delete-search-values', {}, `delete from search_value where ${inGroups}`);
const countValues = statement('count-search-values', {}, countValuesOfGroups('', inGroups));

/** Counts the articles of changed groups. It locks the groups' rows first, so that each count includes concurrent changes. */
export async function recountGroups(em: EntityManager, groupIds: ReadonlySet<string>): Promise<void> {
  const groups = JSON.stringify([...groupIds].toSorted());
  for (const step of [lockGroups, recount, deleteValues, countValues]) await run(em, step, [groups]);
}
