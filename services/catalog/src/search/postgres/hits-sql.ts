import type { Filters } from '@werkbank/contracts/filters';
import { allOf, always, anyOf, type Condition, isAlways, lexeme, not } from '../search-index/condition.js';
import { memberMark } from '../search-index/marks.js';
import { atHand, filtersMatch, join, type Sql } from './search-sql.js';
import type { MixedGroups, Sources } from '../search-index/groups/sources.js';
import { rankSql, type TextMatch } from './text-match.js';
import { matches } from './tsquery.js';

/** Maximum of hits that are checked one by one. Whole groups do not count. */
export const mostRead = 3_000;

interface Asked {
  filters: Filters;
  /** Without those that fit alike, which are counted as a whole. */
  mixedOnly: boolean;
  columns: string;
  /** No limit leaves out any, so none has to come first. */
  areFew?: boolean;
}

/** A select of the hits in these groups; null if there can be none. */
export function hitsSql(
  match: TextMatch,
  { alike, mixed }: Sources,
  { filters, mixedOnly, columns, areFew = false }: Asked,
): Sql | null {
  const narrowed = filtersMatch(filters);
  const { words, number } = match;
  const parts = (areFew ? mixed : bestFirst(mixed)).map((groups): Sql => {
    const within = withinGroups(words, groups);
    const { ranking } = groups;
    const rank = rankSql({ words, number, ranking });
    return {
      text: `select ${columns}, ${rank.text} as rank from (
          select article_id, group_id, position, standing, numbers, properties, ${atHand(words)} as ${words}
            from search_article where ${within.text} and ${narrowed.text} offset 0) as article`,
      values: [...rank.values, ...within.values, ...narrowed.values],
    };
  });
  if (alike.length > 0 && !mixedOnly) {
    const ranks = alike.map(({ groupId, rank }) => ({ groupId, rank }));
    parts.push({
      text: `select ${columns}, alike.rank from jsonb_to_recordset(?::jsonb) as alike("groupId" text, rank int)
        join search_article on group_id = "groupId" where ${narrowed.text}`,
      values: [JSON.stringify(ranks), ...narrowed.values],
    });
  }
  return parts.length === 0 ? null : join(parts, ' union all ', '');
}

/** The index looks up each group for each article, which pays for few. */
const mostLookedUp = 8;

function withinGroups(words: string, { groupIds, condition }: MixedGroups): Sql {
  const members = groupIds.map((groupId) => lexeme(memberMark(groupId)));
  if (groupIds.length <= mostLookedUp) return matches(words, allOf([condition, anyOf(members)]));
  const inGroups = {
    text: 'group_id in (select jsonb_array_elements_text(?::jsonb))',
    values: [JSON.stringify(groupIds)],
  };
  return isAlways(condition) ? inGroups : join([matches(words, condition), inGroups], ' and ', '');
}

/** The most points that articles may have, so that a limit leaves out others. */
function bestFirst(mixed: readonly MixedGroups[]): MixedGroups[] {
  const mostOf = ({ ranking }: MixedGroups): number =>
    Object.values(ranking).reduce((sum, [first]) => sum + (first?.points ?? 0), 0);
  return mixed.flatMap(byNamingSize).toSorted((a, b) => mostOf(b) - mostOf(a));
}

/** Articles that the size names, and the others. */
function byNamingSize(groups: MixedGroups): MixedGroups[] {
  const { condition, ranking } = groups;
  const [naming, ...others] = ranking.size;
  if (!naming || isAlways(naming.condition)) return [groups];
  const part = (asked: Condition, size: typeof ranking.size): MixedGroups => ({
    ...groups,
    condition: allOf([condition, asked]),
    ranking: { ...ranking, size },
  });
  const sure = { ...naming, condition: always };
  return [part(naming.condition, [sure]), part(not(naming.condition), others)];
}
