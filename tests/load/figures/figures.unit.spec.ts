import { compareRounds, ratioOf } from './comparison.ts';
import { comparisonTable, shown } from './markdown-table.ts';
import { median, quantile, spreadOf } from './spread.ts';

describe('a spread', () => {
  it('has the middle value in any order', () => {
    expect(median([10, 9, 2])).toBe(9);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(spreadOf([10, 9, 2])).toEqual({ median: 9, min: 2, max: 10 });
  });

  it('has a p95 that ignores one slow value of a hundred, but not six', () => {
    const hundred = (slow: number) => Array.from({ length: 100 }, (_, at) => (at < slow ? 1000 : 1));
    expect([quantile(hundred(1), 0.95), quantile(hundred(6), 0.95)]).toEqual([1, 1000]);
  });

  it('of no values is an error', () => {
    expect(() => median([])).toThrow('nothing');
    expect(() => quantile([], 0.95)).toThrow('nothing');
  });
});

describe('a comparison', () => {
  it('compares within a round, so that a busy machine does not change the ratio', () => {
    const { measured, ratio } = compareRounds('page', 'ms', [20, 200, 20], 'directly', [10, 100, 10]);
    expect(measured.max).toBe(200);
    expect(ratio).toEqual({ median: 2, min: 2, max: 2 });
  });

  it('needs equal numbers of rounds', () => {
    expect(() => compareRounds('page', 'ms', [20, 20], 'directly', [10])).toThrow('2 rounds');
  });

  it.each([0, Number.NaN])('refuses the reference %p', (reference) => {
    expect(() => ratioOf(20, reference)).toThrow('compares nothing');
  });
});

describe('the table', () => {
  it('shows a figure with its range, except for a single value', () => {
    expect(shown({ median: 4.25, min: 0.5, max: 123.4 }, 'ms')).toBe('4.3 ms (0.50–123)');
    expect(shown(spreadOf([165.6]), 'KiB')).toBe('166 KiB');
  });

  it('has a line for each comparison, with aligned columns', () => {
    const lines = comparisonTable([
      compareRounds('page', 'ms', [20], 'directly', [10]),
      compareRounds('a longer name', 'ms', [5], 'a commit', [2]),
    ]).split('\n');
    expect(lines).toHaveLength(4);
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
    expect(lines[2]).toMatch(/^\| page +\| 20\.0 ms +\| directly \| 10\.0 ms +\| 2\.0 × \|$/);
  });
});
