import type { Comparison, Unit } from './comparison.ts';
import type { Spread } from './spread.ts';

/** A Markdown table with aligned columns. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** All comparisons, one line each. */
export const comparisonTable = (comparisons: readonly Comparison[]): string =>
  markdownTable(
    ['what', 'measured', 'against', 'reference', 'ratio'],
    comparisons.map(({ what, unit, measured, against, reference, ratio }) => [
      what,
      shown(measured, unit),
      against,
      shown(reference, unit),
      shown(ratio, '×'),
    ]),
  );

/** `4.2 ms (3.9–5.1)`; a single value has no range. */
export function shown({ median, min, max }: Spread, unit: Unit | '×'): string {
  const figure = unit === '×' ? `${digits(median)} ×` : `${digits(median)} ${unit}`;
  return min === max ? figure : `${figure} (${digits(min)}–${digits(max)})`;
}

const digits = (value: number): string => value.toFixed(value < 1 ? 2 : value < 100 ? 1 : 0);
