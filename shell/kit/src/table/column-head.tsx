import { Icon } from '../icons/icon';
import * as icons from '../icons/paths';
import { columnClass } from './column-class';
import type { Column, Sort } from './columns';
import css from './data-table.module.css';

/** The head of a column; a sortable one is a button and says how the rows are ordered. */
export function ColumnHead<Row>({
  column,
  first,
  sort,
  onSort,
}: {
  column: Column<Row>;
  first: boolean;
  sort: Sort | undefined;
  onSort: (() => void) | undefined;
}) {
  const sorted = sort?.key === column.key;
  const className = columnClass(column, first);
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" className={className}>
        {column.filter ? (
          <span className={css.headLine}>
            {column.title}
            {column.filter}
          </span>
        ) : (
          column.title
        )}
      </th>
    );
  }
  return (
    <th
      scope="col"
      className={className}
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}
    >
      <span className={css.headLine}>
        <button type="button" className={`${css.sort} ${sorted ? css.sorted : ''}`} onClick={onSort}>
          {column.title}
          {/* As wide in each order, and seen before it is used: a head that can be pressed looks like one. */}
          <Icon
            path={!sorted ? icons.sort : sort.descending ? icons.chevronDown : icons.chevronUp}
            size={10}
          />
        </button>
        {column.filter}
      </span>
    </th>
  );
}
