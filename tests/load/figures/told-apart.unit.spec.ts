import { inTurn, rounds } from './in-turn.ts';
import { chanceOfMedians } from './told-apart.ts';

/** Deterministic pseudo-random numbers. */
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
  it('of the same distribution are not distinguishable', () => {
    expect(chanceOfMedians(series(1), series(2), generator(3))).toBeGreaterThan(0.05);
  });

  it('that differ by a quarter of their spread are distinguishable', () => {
    expect(chanceOfMedians(series(1), series(2, 5), generator(3))).toBeLessThan(0.001);
  });

  it('with equal values have the probability 1', () => {
    expect(chanceOfMedians(series(1), series(1), generator(3))).toBe(1);
  });
});

describe('actions in turn', () => {
  it('run equally often, each as first equally often, with cleanup outside of the measured time', async () => {
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
