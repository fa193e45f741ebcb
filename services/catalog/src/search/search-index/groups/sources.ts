import type { Language } from '@werkbank/contracts/localization';
import { always, type Condition } from '../condition.js';
import type { Ranking } from '../ranking.js';
import type { GroupLexemes } from './group-lexemes.js';
import { equalPoints, settle, settleRanking } from './settle.js';

/** A group with articles, and what is known of the lexemes of these. */
export interface KnownGroup {
  groupId: string;
  articles: number;
  /** In the catalogue. */
  position: number;
  categoryIds: readonly string[];
  lexemes: Record<Language, GroupLexemes>;
}

/** The groups with articles. */
export interface GroupsNow {
  groups: readonly KnownGroup[];
  /** Their lexemes without digits that begin so. */
  begunBy: (beginning: string) => readonly string[];
}

/** A query as conditions. */
export interface LookedFor {
  language: Language;
  condition: Condition;
  ranking: Ranking;
}

/** A group whose articles all fit a text, and equally well. */
export interface AlikeGroup {
  groupId: string;
  position: number;
  articles: number;
  rank: number;
}

/** Groups of whose articles the same remains to be asked. */
export interface MixedGroups {
  groupIds: readonly string[];
  condition: Condition;
  ranking: Ranking;
}

/** The groups that have hits, or may have some. */
export interface Sources {
  alike: readonly AlikeGroup[];
  mixed: readonly MixedGroups[];
}

/** Alone, an article may be what its group is not: called by its number. */
const fewestAlike = 2;

/** Asks the groups in memory. What this costs depends on how many groups there are, not articles. */
export function sourcesOf(
  { condition, ranking, language }: LookedFor,
  groups: readonly KnownGroup[],
  categoryId: string | undefined,
): Sources {
  const alike: AlikeGroup[] = [];
  const mixed = new Map<string, MixedGroups & { groupIds: string[] }>();
  for (const { groupId, position, articles, categoryIds, lexemes } of groups) {
    if (categoryId !== undefined && !categoryIds.includes(categoryId)) continue;
    const open = settle(condition, lexemes[language]);
    if (open === false) continue;
    const settled = settleRanking(ranking, lexemes[language]);
    const rank = open === true && articles >= fewestAlike ? equalPoints(settled) : null;
    if (rank !== null) {
      alike.push({ groupId, position, articles, rank });
      continue;
    }
    const asked = { condition: open === true ? always : open, ranking: settled };
    const key = JSON.stringify(asked);
    const same = mixed.get(key) ?? { ...asked, groupIds: [] };
    same.groupIds.push(groupId);
    mixed.set(key, same);
  }
  return { alike, mixed: [...mixed.values()] };
}
