import type { AlikeGroup, MixedGroups, Sources } from '../search-index/groups/sources.js';
import { mostPoints, type Points } from '../search-index/ranking.js';
import { type Condition, isAlways } from '../search-index/condition.js';
import { every, type Expression, oneOf, quoted, some } from './meilisearch-filter.js';

/** Articles with at least some points. */
export interface RankClass {
  points: number;
  expression: Expression;
}

type Write = (condition: Condition) => Expression;

const inGroups = (groups: readonly AlikeGroup[]): Expression =>
  oneOf(
    'groupId',
    groups.map(({ groupId }) => groupId),
  );
const within = ({ groupIds, condition }: MixedGroups, write: Write): Expression =>
  every([oneOf('groupId', groupIds), write(condition)]);

/** All hits; null if there can be none. */
export function hitsExpression({ alike, mixed }: Sources, write: Write): Expression | null {
  const parts = alike.length > 0 ? [inGroups(alike)] : [];
  for (const [expression, same] of Map.groupBy(mixed, ({ condition }) => write(condition))) {
    const groupIds = same.flatMap((groups) => groups.groupIds);
    parts.push(every([oneOf('groupId', groupIds), expression]));
  }
  return parts.length === 0 ? null : some(parts);
}

/** The classes of the hits, the best first. A class also has articles of better ones. */
export function rankClasses({ alike, mixed }: Sources, number: string | null, write: Write): RankClass[] {
  const classes = new Map<number, Expression[]>();
  const add = ({ points, expression }: RankClass): void =>
    void classes.set(points, [...(classes.get(points) ?? []), expression]);
  for (const [rank, groups] of Map.groupBy(alike, ({ rank }) => rank))
    add({ points: rank, expression: inGroups(groups) });
  for (const groups of mixed) for (const one of classesOf(groups, write)) add(one);
  const sorted = [...classes]
    .toSorted(([a], [b]) => b - a)
    .map(([points, expressions]) => ({ points, expression: some(expressions) }));
  if (number === null) return sorted;
  return [{ points: mostPoints.number, expression: `numbers = ${quoted(number)}` }, ...sorted];
}

/** All combinations of the steps of the criteria. */
function classesOf(groups: MixedGroups, write: Write): RankClass[] {
  const start = [{ points: 0, expression: within(groups, write) }];
  return Object.values<readonly Points[]>({ ...groups.ranking }).reduce<RankClass[]>(
    (classes, points) =>
      classes.flatMap((one) =>
        stepsOf(points, write).map((step) => ({
          points: one.points + step.points,
          expression: every([step.expression, one.expression]),
        })),
      ),
    start,
  );
}

/** The last step has no condition. */
function stepsOf(points: readonly Points[], write: Write): RankClass[] {
  const steps = points.map(({ condition, points }) => ({ points, expression: write(condition) }));
  const isOpen = points.every(({ condition }) => !isAlways(condition));
  return isOpen ? [...steps, { points: 0, expression: '' }] : steps;
}
