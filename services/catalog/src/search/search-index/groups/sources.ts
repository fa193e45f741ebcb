import type { Language } from '@werkbank/contracts/localization';
import { always, type Condition } from '../condition.js';
import type { Ranking } from '../ranking.js';
import type { GroupLexemes } from './group-lexemes.js';
import { equalPoints, settle, settleRanking } from './settle.js';

/** A group with articles, and the lexemes that are known of them. */
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

/** A group whose articles all match a text equally well. */
export interface AlikeGroup {
  groupId: string;
  position: number;
  articles: number;
  rank: number;
}

/** Groups whose articles still have the same condition to be checked. */
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

/** A single article may match by its number, which its group does not have. */
const fewestAlike = 2;

/** Searches the groups in memory. The cost depends on the number of groups, not of articles. */
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
