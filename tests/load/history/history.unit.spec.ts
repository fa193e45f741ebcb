import { drawHistory } from './draw-history.ts';
import { historyPage } from './history.ts';
import type { RecordedRun } from './recorded-run.ts';

const runs: RecordedRun[] = [
  { date: '2026-01-01', commit: 'aaaaaaa', ratios: { 'search ÷ Vendure': 2.3 } },
  { date: '2026-02-01', commit: 'bbbbbbb', ratios: { 'search ÷ Vendure': 19, 'a < b': 1.2 } },
];

describe('the history of recorded runs', () => {
  it('has one line per ratio, the newest run first, and an empty cell for a missing ratio', () => {
    const lines = historyPage(runs)
      .split('\n')
      .filter((line) => line.startsWith('| '));
    const cells = lines.map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
    expect(cells.filter(([name]) => !name?.startsWith('-'))).toEqual([
      ['ratio', '2026-02-01 bbbbbbb', '2026-01-01 aaaaaaa'],
      ['search ÷ Vendure', '19', '2.3'],
      ['a < b', '1.2', ''],
    ]);
  });

  it('draws a point for each run that has the ratio', () => {
    const drawn = drawHistory(runs);
    expect(drawn.match(/<circle/g)).toHaveLength(3);
    expect(drawn).toContain('a &lt; b: 1.2 ×');
  });
});
