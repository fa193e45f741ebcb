import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { SearchGroup } from './entities.js';
import { standingProperty } from './search-rows.js';

const standings = statement(
  'standings-of-search-groups',
  { ...columns(SearchGroup, 'groupId'), standings: p.json<Record<string, number>>() },
  `select group_id as "groupId", jsonb_object_agg(value, articles) as standings from search_value
    where property = '${standingProperty}' and group_id in (select jsonb_array_elements_text(?::jsonb)) group by 1`,
);

/** Number of articles of each group with each standing. */
export async function standingsOf(
  em: EntityManager,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, Record<string, number>>> {
  if (groupIds.length === 0) return new Map();
  const rows = await readMany(em, standings, [JSON.stringify(groupIds)]);
  return new Map(rows.map((row) => [row.groupId, row.standings]));
}
