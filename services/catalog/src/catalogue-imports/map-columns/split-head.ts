import { caps } from '../caps.js';
import type { TableRow } from '../read-file/table.js';
import { knownHeadsIn } from './column-mapping.js';

export interface HeadedTable {
  heads: string[];
  /** The line of the heads. */
  line: number;
  rows: AsyncIterable<TableRow>;
}

/** True for rows with at least two known heads in one of them. */
export function hasKnownHeads(rows: readonly TableRow[]): boolean {
  return rows.some(({ cells }) => knownHeadsIn(cells) >= 2);
}

/**
 * A table without its letterhead: the heads are the row with the most known ones among the first rows, else the first row with
 * two texts. Undefined for a table without any row.
 */
export async function splitHead(rows: AsyncIterable<TableRow>): Promise<HeadedTable | undefined> {
  const rest = rows[Symbol.asyncIterator]();
  const first: TableRow[] = [];
  while (first.length < caps.rowsBeforeHead) {
    const { value, done } = await rest.next();
    if (done) break;
    first.push(value);
  }
  const head = headIn(first);
  const headRow = first[head];
  if (!headRow) return undefined;
  const below = first.slice(head + 1);
  return {
    heads: headRow.cells,
    line: headRow.line,
    rows: (async function* () {
      yield* below;
      yield* { [Symbol.asyncIterator]: () => rest };
    })(),
  };
}

function headIn(rows: readonly TableRow[]): number {
  const known = rows.map(({ cells }) => knownHeadsIn(cells));
  const most = Math.max(...known);
  if (most > 0) return known.indexOf(most);
  return Math.max(
    0,
    rows.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length >= 2),
  );
}
