import { inTurn, rounds } from './in-turn.ts';
import { chanceOfMedians } from './told-apart.ts';

/** Numbers that look like chance and are the same each time. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
const series = (seed: number, more = 0) => {
  const random = generator(seed);
  return Array.from({ length: 200 }, () => 100 + random() * 20 + more);
};

describe('two series', () => {
  it('of the same kind are not told apart', () => {
    expect(chanceOfMedians(series(1), series(2), generator(3))).toBeGreaterThan(0.05);
  });

  it('that differ by a quarter of their spread are', () => {
    expect(chanceOfMedians(series(1), series(2, 5), generator(3))).toBeLessThan(0.001);
  });

  it('that are the very same are as near as can be', () => {
    expect(chanceOfMedians(series(1), series(1), generator(3))).toBe(1);
  });
});

describe('ways in turn', () => {
  it('are gone equally often, each as first as often as any other, and tidied up outside of the time', async () => {
    const steps: string[] = [];
    const way = (name: string) => async (turn: number) => async () => {
      steps.push(`${name}${turn}`);
      return async () => void steps.push('tidy');
    };
    const times = await inTurn(2, { a: way('a'), b: way('b') });
    expect(steps.filter((step) => step !== 'tidy')).toEqual(['a0', 'b0', 'b1', 'a1']);
    expect([times.a.length, times.b.length]).toEqual([2, 2]);
  });

  it('are cut into rounds of equal length', () => {
    expect(rounds([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
  });
});
