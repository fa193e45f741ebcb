import { Icon } from '../icons/icon';
import * as icons from '../icons/paths';
import { type Column, nextSort, type Sort } from './columns';
import css from './table.module.css';

/** The title of a column: a button where the column sorts. */
export function SortButton<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort | undefined) => void) | undefined;
}) {
  if (!column.sortable || !onSort) return column.title;
  const sorted = sort?.key === column.key;
  return (
    <button
      type="button"
      className={`${css.sort} ${sorted ? css.sorted : ''}`}
      onClick={() => onSort(nextSort(sort, column.key))}
    >
      {column.title}
      {/* An unsorted column has an icon too: its head looks like a button, and its width stays. */}
      <Icon path={!sorted ? icons.sort : sort.descending ? icons.chevronDown : icons.chevronUp} size={10} />
    </button>
  );
}

/** `aria-sort` of a head that sorts. */
export function sortState<Row>(column: Column<Row>, sort: Sort | undefined) {
  if (!column.sortable) return {};
  const state = sort?.key !== column.key ? 'none' : sort.descending ? 'descending' : 'ascending';
  return { 'aria-sort': state } as const;
}
