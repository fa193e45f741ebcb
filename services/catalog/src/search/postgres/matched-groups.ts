import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, type RowOf, statementFor } from '@werkbank/platform/database';
import { SearchGroup } from './entities.js';
import { matchExamples } from './match-examples.js';
import type { TextMatch } from './text-match.js';
import type { WholeBlock } from './page-of-hits.js';
import { standingProperty } from './search-rows.js';
import { atHand, categoryMatch } from './search-sql.js';

const matchedGroup = {
  ...columns(SearchGroup, 'groupId', 'articles'),
  position: p.float(),
  /** How well all of its articles fit the text alike; null where each must be looked at. */
  rank: p.integer().nullable(),
  /** How many of its articles have each standing; null where it does not matter or each is looked at. */
  standings: p.json<Record<string, number>>().nullable(),
};

/** A group that may have hits. */
export type MatchedGroup = RowOf<typeof matchedGroup>;

/** Alone, an article may be what its group is not: called by its number. */
const fewestAlike = 2;

const matchedGroups = statementFor(
  'matched-groups',
  matchedGroup,
  (
    { common, any, whole, wholeRank, isUniform, possible, standing }: TextMatch,
    categoryId: string | undefined,
  ) => {
    const category = categoryMatch(categoryId);
    return {
      sql: `select *, case when rank is not null and ${standing === 'standing'} then (
         select jsonb_object_agg(value, v.articles) from search_value v
          where v.group_id = "groupId" and property = '${standingProperty}') end as standings
     from (select group_id as "groupId", position::float8 as position, articles,
         case when articles >= ${fewestAlike} and ${whole.text} and ${isUniform.text} then ${wholeRank.text} end as rank
       from (
         select group_id, position, articles, ${atHand(common)} as ${common}, ${atHand(any)} as ${any}
           from search_group where articles > 0 and ${category.text} and ${possible.text} offset 0) as possible) matched`,
      params: [
        ...whole.values,
        ...isUniform.values,
        ...wholeRank.values,
        ...category.values,
        ...possible.values,
      ],
    };
  },
  matchExamples.flatMap((match): [TextMatch, string | undefined][] => [
    [match, undefined],
    [match, 'drills'],
  ]),
);

/** A group that fits as a whole, by standing; as one block while an index of before is not rebuilt yet. */
export function blocksOfGroup({ groupId, position, articles, rank, standings }: MatchedGroup): WholeBlock[] {
  const block = { groupId, position, rank: rank ?? 0 };
  const counts = Object.entries(standings ?? {});
  const counted = counts.reduce((sum, [, count]) => sum + count, 0);
  if (counted !== articles) return [{ ...block, articles, standing: 0, slice: null }];
  return counts.map(([standing, count]) => ({
    ...block,
    articles: count,
    standing: Number(standing),
    slice: Number(standing),
  }));
}

/** The groups that have hits or may have some. What this costs depends on how many groups there are, not articles. */
export function matchGroups(
  em: EntityManager,
  match: TextMatch,
  categoryId: string | undefined,
): Promise<MatchedGroup[]> {
  return readMany(em, ...matchedGroups(match, categoryId));
}
