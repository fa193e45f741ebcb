import { allOf, always, anyOf, type Condition, isAlways } from '../condition.js';
import type { Points, Ranking } from '../ranking.js';
import type { GroupLexemes } from './group-lexemes.js';

/** The condition that is left for the articles of a group; true or false where the group decides. */
export type Settled = boolean | Condition;

/** Asks a group for a condition. */
export function settle(condition: Condition, group: Pick<GroupLexemes, 'have'>): Settled {
  if ('lexeme' in condition) return group.have(condition) ?? condition;
  if ('not' in condition) {
    const settled = settle(condition.not, group);
    return typeof settled === 'boolean' ? !settled : { not: settled };
  }
  const [parts, decides] = 'all' in condition ? [condition.all, false] : [condition.any, true];
  const open: Condition[] = [];
  for (const part of parts) {
    const settled = settle(part, group);
    if (settled === decides) return decides;
    if (typeof settled !== 'boolean') open.push(settled);
  }
  if (open.length === 0) return !decides;
  return decides ? anyOf(open) : allOf(open);
}

/** The points that articles of the group may get, up to those that all get. */
function settlePoints<T extends Points>(points: readonly T[], group: GroupLexemes): T[] {
  const open: T[] = [];
  for (const one of points) {
    const settled = settle(one.condition, group);
    if (settled === false) continue;
    open.push({ ...one, condition: settled === true ? always : settled });
    if (settled === true) break;
  }
  return open;
}

export const settleRanking = (ranking: Ranking, group: GroupLexemes): Ranking => ({
  kindOfTool: settlePoints(ranking.kindOfTool, group),
  size: settlePoints(ranking.size, group),
  words: settlePoints(ranking.words, group),
  wholeName: settlePoints(ranking.wholeName, group),
});

/** The points of all articles of a group; null if they differ. */
export function equalPoints(ranking: Ranking): number | null {
  let sum = 0;
  for (const [first] of Object.values(ranking)) {
    if (first && !isAlways(first.condition)) return null;
    sum += first?.points ?? 0;
  }
  return sum;
}
