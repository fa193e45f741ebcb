import { pageSizes } from '@werkbank/contracts/limits';
import type { Sort } from '@werkbank/kit/columns';
import type { Paging } from '@werkbank/kit/pagination';

type Key = string | number | null;
export type SortKeys<Row> = Readonly<Record<string, (row: Row) => Key>>;

const german = new Intl.Collator('de');

/** Rows sorted by a column, empty values at the end; unchanged for an unknown column. */
export function sorted<Row>(rows: readonly Row[], sort: Sort | undefined, keys: SortKeys<Row>): Row[] {
  const keyOf = sort && keys[sort.key];
  if (!sort || !keyOf) return [...rows];
  const direction = sort.descending ? -1 : 1;
  return [...rows].sort((one, other) => direction * compare(keyOf(one), keyOf(other)));
}

function compare(one: Key, other: Key): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return german.compare(String(one), String(other));
}

/** One page of rows that are all at hand; the last one instead of one behind it. */
export function pageOf<Row>(
  rows: readonly Row[],
  { page, pageSize = pageSizes.administration }: { page: number; pageSize?: number | undefined },
): { rows: Row[]; paging: Paging } {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const shown = Math.min(page, pages);
  const begin = (shown - 1) * pageSize;
  return {
    rows: rows.slice(begin, begin + pageSize),
    paging: { page: shown, pages, pageSize, totalItems: rows.length },
  };
}
