import type { Filters } from '@werkbank/contracts/filters';
import type { MatchedGroup } from './matched-groups.js';
import { memberMark, quoted } from './marks.js';
import { atHand, filtersMatch, join, type Sql } from './search-sql.js';
import { matches, type TextMatch } from './text-match.js';
import { allOf } from './text-query.js';

/** How many hits are looked at one by one, at most. Whole groups are beside that. */
export const mostRead = 3_000;

/** Groups whose articles all fit the text, and others that may have some that do. */
export interface Sources {
  alike: readonly MatchedGroup[];
  mixed: readonly MatchedGroup[];
}

export const sourcesOf = (groups: readonly MatchedGroup[]): Sources => ({
  alike: groups.filter(({ rank }) => rank !== null),
  mixed: groups.filter(({ rank }) => rank === null),
});

const group = { groupId: 'drills', position: 1, articles: 2, standings: null };
const [alike, mixed] = [
  { ...group, rank: 1 },
  { ...group, rank: null },
];

/** Groups by which statements are checked: that fit as a whole, that do not, and both. */
export const sourceExamples: readonly Sources[] = [
  { alike: [alike], mixed: [] },
  { alike: [], mixed: [mixed] },
  { alike: [alike], mixed: [mixed] },
];

interface Asked {
  filters: Filters;
  /** Without those that fit alike, which are counted as a whole. */
  mixedOnly: boolean;
  columns: string;
  /** No limit leaves out any, so none has to come first. */
  areFew?: boolean;
}

/** A select of the hits in these groups; null where there can be none. */
export function hitsSql(
  match: TextMatch,
  sources: Sources,
  { filters, mixedOnly, columns, areFew = false }: Asked,
): Sql | null {
  const narrowed = filtersMatch(filters);
  const parts: Sql[] = [];
  if (sources.mixed.length > 0) {
    const within = withinMixed(match, sources);
    for (const part of areFew ? [always] : inOrder(match)) {
      parts.push({
        text: `select ${columns}, ${match.rank.text} as rank from (
            select article_id, group_id, position, standing, numbers, properties, ${atHand(match.words)} as ${match.words}
              from search_article where ${within.text} and ${part.text} and ${narrowed.text} offset 0) as article`,
        values: [...match.rank.values, ...within.values, ...part.values, ...narrowed.values],
      });
    }
  }
  if (sources.alike.length > 0 && !mixedOnly) {
    const alike = sources.alike.map(({ groupId, rank }) => ({ groupId, rank }));
    parts.push({
      text: `select ${columns}, alike.rank from jsonb_to_recordset(?::jsonb) as alike("groupId" text, rank int)
        join search_article on group_id = "groupId" where ${narrowed.text}`,
      values: [JSON.stringify(alike), ...narrowed.values],
    });
  }
  return parts.length === 0 ? null : join(parts, ' union all ', '');
}

const always: Sql = { text: 'true', values: [] };

/** Parts of the hits, the best first, so that a limit leaves out others. */
function inOrder({ words, first }: TextMatch): Sql[] {
  if (!first) return [always];
  const named = matches(words, first);
  return [named, { text: `not ${named.text}`, values: named.values }];
}

/**
 * Words tell in which groups to look. Sizes and numbers do not: the index finds few articles that have them, and must not
 * bring those of groups that are counted as a whole.
 */
function withinMixed({ words, query, where, isTelling }: TextMatch, { alike, mixed }: Sources): Sql {
  const inGroups = {
    text: `group_id in (select jsonb_array_elements_text(?::jsonb))`,
    values: [JSON.stringify(mixed.map(({ groupId }) => groupId))],
  };
  if (isTelling || alike.length === 0) return join([where, inGroups], ' and ', 'true');
  const notAlike = alike.map(({ groupId }) => `!${quoted(memberMark(groupId))}`);
  return join([matches(words, allOf([query, ...notAlike])), inGroups], ' and ', 'true');
}
