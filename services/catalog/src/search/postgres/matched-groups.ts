import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany } from '@werkbank/platform/database';
import type { TextMatch } from './text-match.js';
import { categoryMatch } from './search-sql.js';

/** A group that may have hits. */
export interface MatchedGroup {
  groupId: string;
  position: number;
  articles: number;
  /** How well all of its articles fit the text alike; null where each must be looked at. */
  rank: number | null;
}

/** Alone, an article may be what its group is not: called by its number. */
const fewestAlike = 2;

/** The groups that have hits or may have some. What this costs depends on how many groups there are, not articles. */
export function matchGroups(
  em: EntityManager,
  { whole, wholeRank, isUniform, possible }: TextMatch,
  categoryId: string | undefined,
): Promise<MatchedGroup[]> {
  const category = categoryMatch(categoryId);
  return readMany<MatchedGroup>(
    em,
    `select group_id as "groupId", position::float8 as position, articles,
       case when articles >= ${fewestAlike} and ${whole.text} and ${isUniform.text} then ${wholeRank.text} end as rank
     from search_group where articles > 0 and ${category.text} and ${possible.text}`,
    [...whole.values, ...isUniform.values, ...wholeRank.values, ...category.values, ...possible.values],
  );
}
