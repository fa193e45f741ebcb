import type { ColumnType } from 'antd/es/table';
import { columnClass } from '../table/column-class';
import type { Sort, WorkingColumn } from '../table/columns';
import { cellContent } from '../table/long-text';
import { sortState } from '../table/sort-button';
import { TableHead } from './table-head';
import type { ColumnWidths } from './table-widths';
import css from './table.module.css';

export const columnCss = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** Our columns in antd's words. The first stays at the start of a table that is scrolled sideways, behind their boxes. */
export function antdColumns<Row>({
  columns,
  boxes,
  widths,
  arranged,
  sort,
  onSort,
}: {
  columns: readonly WorkingColumn<Row>[];
  /** The table has boxes before the first column. */
  boxes: boolean;
  widths: ColumnWidths;
  /** Everyone can arrange the columns. */
  arranged: boolean;
  sort: Sort | undefined;
  onSort: ((sort: Sort | undefined) => void) | undefined;
}): ColumnType<Row>[] {
  return columns.map((column, index) => {
    const width = widths.of(column.key);
    return {
      key: column.key,
      className: columnCss(columnClass(column, index === 0), index === 0 && boxes && css.afterBoxes),
      ...(width === undefined ? {} : { width }),
      title: (
        <TableHead
          column={column}
          sort={sort}
          onSort={onSort}
          onResize={arranged ? (by, done) => widths.pull(column.key, by, done) : undefined}
        />
      ),
      onHeaderCell: () =>
        ({ 'data-column': column.key, ...(onSort ? sortState(column, sort) : {}) }) as object,
      render: (_, row) => cellContent(column, row),
    };
  });
}
