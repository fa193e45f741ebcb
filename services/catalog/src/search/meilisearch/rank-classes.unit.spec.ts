import { always, lexeme } from '../search-index/condition.js';
import type { MixedGroups, Sources } from '../search-index/groups/sources.js';
import { mostPoints } from '../search-index/ranking.js';
import { expressionOf } from './meilisearch-filter.js';
import { hitsExpression, rankClasses } from './rank-classes.js';

const write = (condition: Parameters<typeof expressionOf>[0]) =>
  expressionOf(condition, { language: 'de', begunBy: () => [] });
const none = { kindOfTool: [], size: [], words: [], wholeName: [] };
const alike = (groupId: string, rank: number) => ({ groupId, rank, position: 1, articles: 2 });
const ofSize: MixedGroups = {
  groupIds: ['drills', 'mills'],
  condition: lexeme('tin', 'C'),
  ranking: {
    ...none,
    kindOfTool: [{ condition: always, points: 50 }],
    size: [
      { condition: lexeme('$8', 'A'), points: 20 },
      { condition: lexeme('%8', 'A'), points: 10 },
    ],
  },
};
const sources: Sources = { alike: [alike('taps', 60), alike('dies', 3), alike('saws', 60)], mixed: [ofSize] };
const mixed = '(groupId IN ["drills", "mills"] AND de IN ["Ctin"])';

it('finds all articles of fully matching groups, and those of other groups that match the rest', () => {
  expect(hitsExpression(sources, write)).toBe(`(groupId IN ["taps", "dies", "saws"] OR ${mixed})`);
  expect(hitsExpression({ alike: [], mixed: [] }, write)).toBeNull();
});

it('puts classes in the order of their points, those of equal points together', () => {
  expect(rankClasses(sources, null, write)).toEqual([
    { points: 70, expression: `(de IN ["A$8"] AND ${mixed})` },
    { points: 60, expression: `(groupId IN ["taps", "saws"] OR (de IN ["A%8"] AND ${mixed}))` },
    { points: 50, expression: mixed },
    { points: 3, expression: 'groupId IN ["dies"]' },
  ]);
});

it('puts an article number before everything', () => {
  const [first] = rankClasses(sources, '338"0', write);
  expect(first).toEqual({ points: mostPoints.number, expression: String.raw`numbers = "338\"0"` });
});

it('keeps a class without further conditions on its own', () => {
  const everything: Sources = { alike: [], mixed: [{ ...ofSize, condition: always, ranking: none }] };
  expect(rankClasses(everything, null, write)).toEqual([
    { points: 0, expression: 'groupId IN ["drills", "mills"]' },
  ]);
});
