import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figures } from '../report.ts';
import { markdownTable } from '../figures/markdown-table.ts';
import { drawHistory } from './draw-history.ts';
import type { RecordedRun } from './recorded-run.ts';

/** The ratios of a run, only of measured parts. */
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
  return Object.fromEntries([...toVendure, ...toFloor, ...compared]);
}

/** Number of runs in the table; the picture shows all. */
const shownRuns = 8;

/** A table with one line per ratio and the newest run first, and a picture of all ratios. */
export function historyPage(runs: readonly RecordedRun[]): string {
  const shown = runs.toReversed().slice(0, shownRuns);
  const names = [...new Set(runs.flatMap(({ ratios }) => Object.keys(ratios)))].filter((what) =>
    shown.some(({ ratios }) => what in ratios),
  );
  const table = markdownTable(
    ['ratio', ...shown.map(({ date, commit }) => `${date} ${commit}`)],
    names.map((what) => [what, ...shown.map(({ ratios }) => String(ratios[what] ?? ''))]),
  );
  return `# Recorded measurements\n\nEach column is one run with \`--record\`, each row the ratio of two measurements of that run.\n\n${table}\n\n![The ratios of all runs](history.svg)\n`;
}

/** Adds the ratios of a run and rewrites table and picture. */
export function recordRatios(ratios: Readonly<Record<string, number>>): void {
  const folder = join(import.meta.dirname, '..');
  const file = join(folder, 'history.json');
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RecordedRun[]) : [];
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder }).toString().trim();
  const date = new Date().toISOString().slice(0, 10);
  const rounded = Object.entries(ratios).map(
    ([what, ratio]) => [what, Number(ratio.toPrecision(3))] as const,
  );
  const runs = [...before, { date, commit, ratios: Object.fromEntries(rounded) }];
  writeFileSync(file, `${JSON.stringify(runs, null, 2)}\n`);
  writeFileSync(join(folder, 'history.md'), historyPage(runs));
  writeFileSync(join(folder, 'history.svg'), drawHistory(runs));
}
