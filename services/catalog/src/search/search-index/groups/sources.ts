import type { Language } from '@werkbank/contracts/localization';
import { always, type Condition, lexemesOf } from '../condition.js';
import type { Points, Ranking } from '../ranking.js';
import type { GroupLexemes } from './group-lexemes.js';
import { equalPoints, type Settled, settle, settleRanking } from './settle.js';

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

interface LeftOpen {
  condition: Condition;
  ranking: Ranking;
}

/** Groups whose articles still have the same condition to be checked. */
export interface MixedGroups extends LeftOpen {
  groupIds: readonly string[];
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
  const ranked = lexemesOf({ all: Object.values(ranking).flatMap(conditionsOf) });
  const asked = [...lexemesOf(condition), ...ranked];
  const known = new Map<string, SettledQuery>();
  for (const { groupId, position, articles, categoryIds, lexemes } of groups) {
    if (categoryId !== undefined && !categoryIds.includes(categoryId)) continue;
    const group = lexemes[language];
    const open = settle(condition, group);
    if (open === false) continue;
    const answers = group.answersTo(asked);
    const settled = known.get(answers) ?? settledQuery(open, settleRanking(ranking, group));
    known.set(answers, settled);
    const { rank, key, ...left } = settled;
    if (rank !== null && articles >= fewestAlike) {
      alike.push({ groupId, position, articles, rank });
      continue;
    }
    const same = mixed.get(key) ?? { ...left, groupIds: [] };
    same.groupIds.push(groupId);
    mixed.set(key, same);
  }
  return { alike, mixed: [...mixed.values()] };
}

const conditionsOf = (points: readonly Points[]): Condition[] => points.map(({ condition }) => condition);

/** A query as far as a group leaves it open. */
interface SettledQuery extends LeftOpen {
  /** Of each article; null if they differ. */
  rank: number | null;
  /** Equal for equal conditions. */
  key: string;
}

function settledQuery(open: Exclude<Settled, false>, ranking: Ranking): SettledQuery {
  const left = { condition: open === true ? always : open, ranking };
  return { ...left, rank: open === true ? equalPoints(ranking) : null, key: JSON.stringify(left) };
}
