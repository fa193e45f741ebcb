import { ndcgOf, scoresOf } from './scores.js';

describe('the gain of the first ten hits', () => {
  it('is 1 for the best possible order', () => {
    expect(ndcgOf([3, 3, 2, 0], [0, 2, 3, 3, 0])).toBe(1);
  });

  it('falls if a better article follows a worse one', () => {
    expect(ndcgOf([2, 3], [3, 2])).toBeLessThan(1);
    expect(ndcgOf([0, 3], [3])).toBeCloseTo(1 / Math.log2(3));
  });

  it('is 0 without a fitting hit', () => {
    expect(ndcgOf([0, 0], [3])).toBe(0);
    expect(ndcgOf([], [3])).toBe(0);
  });

  it('counts ten hits', () => {
    const eleven = Array.from({ length: 11 }, () => 3);
    expect(ndcgOf(eleven, eleven)).toBe(1);
  });
});

it('sums answers up', () => {
  expect(
    scoresOf([
      { ndcg: 1, firstGrade: 3 },
      { ndcg: 0.5, firstGrade: 1 },
      { ndcg: 0, firstGrade: undefined },
      { ndcg: 0.5, firstGrade: 3 },
    ]),
  ).toEqual({ ndcg: 0.5, firstHit: 0.5, zeroHits: 0.25 });
});
