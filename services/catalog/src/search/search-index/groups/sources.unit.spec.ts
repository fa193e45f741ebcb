import fc from 'fast-check';
import { always, anyOf, type Condition, lexeme } from '../condition.js';
import type { Ranking } from '../ranking.js';
import { LexemesOfGroups } from './group-lexemes.js';
import { equalPoints, settle, settleRanking } from './settle.js';
import { type KnownGroup, sourcesOf } from './sources.js';

const words = Array.from(
  { length: 40 },
  (_, number) => `word${String.fromCharCode(97 + (number % 26))}${number < 26 ? 'x' : 'y'}`,
);
const lexemes = fc.dictionary(fc.constantFrom(...words, '$6.8'), fc.constantFrom('A', 'B', 'AC'), {
  maxKeys: 30,
});
const group = fc.record({
  ofAll: lexemes,
  ofAny: fc.option(lexemes),
  articles: fc.integer({ min: 1, max: 3 }),
});
const condition = fc
  .array(fc.constantFrom(...words, '$6.8', 'absent'), { minLength: 1, maxLength: 40 })
  .map((asked) => anyOf(asked.map((word) => lexeme(word))));
const points = fc.array(fc.record({ condition, points: fc.integer({ min: 1, max: 9 }) }), { maxLength: 2 });

describe('the groups that have hits', () => {
  it('are those that each group by itself leaves open', () => {
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 1, maxLength: 12 }),
        condition,
        points,
        points,
        (made, asked, kindOfTool, wholeName) => {
          const known = new LexemesOfGroups();
          const groups = made.map(({ ofAll, ofAny, articles }, position): KnownGroup => {
            const own = known.add(ofAll, ofAny && { ...ofAny, ...ofAll });
            return {
              groupId: `group${position}`,
              articles,
              position,
              categoryIds: [],
              lexemes: { de: own, en: own },
            };
          });
          const ranking: Ranking = { kindOfTool, size: [], words: [], wholeName };
          const { alike, mixed } = sourcesOf(
            { language: 'de', condition: asked, ranking },
            groups,
            undefined,
          );
          const expected = groups.flatMap((one) => leftOpen(one, asked, ranking));
          const found: object[] = [
            ...alike.map(({ groupId, rank }) => ({ groupId, rank })),
            ...mixed.flatMap(({ groupIds, ...left }) => groupIds.map((groupId) => ({ groupId, ...left }))),
          ];
          expect(found).toEqual(expect.arrayContaining(expected));
          expect(found).toHaveLength(expected.length);
          const conditions = mixed.map(({ groupIds: _, ...left }) => JSON.stringify(left));
          expect(new Set(conditions).size).toBe(conditions.length);
        },
      ),
    );
  });
});

function leftOpen(
  { groupId, articles, lexemes: { de } }: KnownGroup,
  asked: Condition,
  ranking: Ranking,
): object[] {
  const open = settle(asked, de);
  if (open === false) return [];
  const settled = settleRanking(ranking, de);
  const rank = open === true && articles > 1 ? equalPoints(settled) : null;
  return rank === null
    ? [{ groupId, condition: open === true ? always : open, ranking: settled }]
    : [{ groupId, rank }];
}
