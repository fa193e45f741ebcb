import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { WorkpieceMaterial } from '@werkbank/contracts/tool-tasks';
import { columns, readMany, type RowOf, statementFor } from '@werkbank/platform/database';
import { SearchArticle, SearchValue } from '../postgres/entities.js';
import { tsqueryOf } from '../postgres/tsquery.js';
import { allOf, anyOf, type Condition, lexeme } from '../search-index/condition.js';
import { memberMark } from '../search-index/marks.js';
import { namingPrefix } from '../search-index/query-term.js';
import { sizesIn } from '../search-index/sizes.js';

/** Groups to be searched by a size. */
export interface SizedGroups {
  groupIds: readonly string[];
  /** 6.8, M10x1, or both ends of a range. */
  size: string;
}

export interface ToolsQuery {
  groups: readonly SizedGroups[];
  /** null: any material. */
  material: WorkpieceMaterial | null;
}

/** Tools that are looked at, at most. */
export const mostTools = 3_000;

const foundTool = {
  ...columns(SearchArticle, 'articleId'),
  /** Cutting speed by the maker, for the material. */
  speed: p.float().nullable(),
  feed: p.float().nullable(),
  /** False where the maker names other materials only. */
  isFit: p.boolean(),
};
export type FoundTool = RowOf<typeof foundTool>;

/** Those with values for the material first, then those without any. Tools that do not fit may change to fit. */
export const toolsBySizeSql = (sized: Condition, material: WorkpieceMaterial | null) => ({
  sql: `with sized as materialized (
        select article_id, position, standing from search_article
         where words_de @@ ?::tsquery limit ${mostTools + 1})
      select s.article_id as "articleId", given.speed, given.feed,
          ?::text is null or given.speed is not null or given.feed is not null or a.cutting_data = '[]' as "isFit"
        from sized s join article a using (article_id)
        left join lateral (
          select (one ->> 'speed')::float8 as speed, (one ->> 'feed')::float8 as feed
            from jsonb_array_elements(a.cutting_data) as one where one ->> 'material' = ? limit 1) as given on true
       order by given.speed is null and given.feed is null, s.standing desc, s.position, s.article_id`,
  params: [tsqueryOf(sized), material, material],
});

const toolsBySize = statementFor('tools-of-size', foundTool, toolsBySizeSql, [[lexeme('$6.8'), 'P']]);

/** The tools of a size, the best first; one above the limit if there are more. */
export async function toolsOfSize(em: EntityManager, { groups, material }: ToolsQuery): Promise<FoundTool[]> {
  const asked = groups.filter(({ groupIds }) => groupIds.length > 0);
  if (asked.length === 0) return [];
  return readMany(em, ...toolsBySize(anyOf(asked.map(sizedQuery)), material));
}

function sizedQuery({ groupIds, size }: SizedGroups): Condition {
  const named = allOf(sizesIn(size).map((one) => lexeme(`${namingPrefix}${one}`)));
  return allOf([named, anyOf(groupIds.map((groupId) => lexeme(memberMark(groupId))))]);
}

/** Columns of groups that hold sizes. */
export interface SizeColumn {
  groupId: string;
  property: string;
}

const valuesOfColumns = statementFor(
  'sizes-of-groups',
  columns(SearchValue, 'value'),
  (asked: readonly SizeColumn[]) => ({
    sql: `select distinct v.value from jsonb_to_recordset(?::jsonb) as asked("groupId" text, property text)
      join search_value v on v.group_id = asked."groupId" and v.property = asked.property`,
    params: [JSON.stringify(asked)],
  }),
  [[[{ groupId: 'drills', property: 'd1' }]]],
);

/** All values of the columns, as they are stored. */
export async function sizesOfGroups(em: EntityManager, asked: readonly SizeColumn[]): Promise<string[]> {
  if (asked.length === 0) return [];
  return (await readMany(em, ...valuesOfColumns(asked))).map(({ value }) => value);
}
