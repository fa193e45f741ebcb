import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figures } from '../report.ts';
import { markdownTable } from '../figures/markdown-table.ts';
import { drawHistory } from './draw-history.ts';
import type { RecordedRun } from './recorded-run.ts';

/** The ratios of a run; of parts that were not measured there are none. */
export function ratiosOf({ pages, orders, accounts, paint, day }: Partial<Figures>): Record<string, number> {
  const toVendure = (pages ?? []).flatMap(({ kind, toReference }) =>
    toReference === null ? [] : [[`${kind} ÷ Vendure`, toReference] as const],
  );
  const toFloor = (pages ?? []).map(
    ({ kind, toEmptyCall }) => [`${kind} ÷ empty call`, toEmptyCall] as const,
  );
  const compared = [
    ...(orders?.comparisons ?? []),
    ...(accounts?.comparisons ?? []),
    ...(paint ?? []).map(({ lcp }) => lcp),
    ...(day ?? []),
  ].map(({ what, against, ratio }) => [`${what} ÷ ${against}`, ratio.median] as const);
  const ratios = [...toVendure, ...toFloor, ...compared];
  return Object.fromEntries(ratios.map(([what, ratio]) => [what, Number(ratio.toPrecision(3))]));
}

/** Newest first, one line a run, and a picture of how the ratios went. */
export function historyPage(runs: readonly RecordedRun[]): string {
  const columns = [...new Set(runs.flatMap(({ ratios }) => Object.keys(ratios)))];
  const table = markdownTable(
    ['date', 'commit', ...columns],
    runs
      .toReversed()
      .map(({ date, commit, ratios }) => [
        date,
        commit,
        ...columns.map((what) => String(ratios[what] ?? '')),
      ]),
  );
  return `# What \`npm run load -- --record\` found\n\nRatios of the same run, one line a run.\n\n![How the ratios went](history.svg)\n\n${table}\n`;
}

/** Adds a run, and writes table and picture anew. */
export function recordRun(figures: Partial<Figures> & Pick<Figures, 'at'>, folder: string): void {
  const file = join(folder, 'history.json');
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RecordedRun[]) : [];
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder }).toString().trim();
  const runs = [...before, { date: figures.at.slice(0, 10), commit, ratios: ratiosOf(figures) }];
  writeFileSync(file, `${JSON.stringify(runs, null, 2)}\n`);
  writeFileSync(join(folder, 'history.md'), historyPage(runs));
  writeFileSync(join(folder, 'history.svg'), drawHistory(runs));
}
