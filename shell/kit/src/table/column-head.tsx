import { Icon } from '../icons/icon';
import { columnClass } from './column-class';
import type { Column, Sort } from './columns';
import css from './data-table.module.css';

/** The head of a column; a sortable one is a button and says how the rows are ordered. */
export function ColumnHead<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: (() => void) | undefined;
}) {
  const sorted = sort?.key === column.key;
  const className = columnClass(column);
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" className={className}>
        {column.title}
      </th>
    );
  }
  return (
    <th
      scope="col"
      className={className}
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" className={css.sort} onClick={onSort}>
        {column.title}
        <span className={sorted ? undefined : css.unsorted}>
          <Icon name={sorted && sort.descending ? 'chevron-down' : 'chevron-up'} size={10} />
        </span>
      </button>
    </th>
  );
}
