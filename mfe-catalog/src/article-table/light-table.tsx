import type { Column, Sort } from '@werkbank/kit/columns';
import { TableSkeleton } from '@werkbank/kit/skeleton';
import { columnClass, SortButton, sortState, TableFrame, tableCss as css } from '@werkbank/kit/table-parts';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LightRow } from './light-row';

type RowKey = string | number;

export interface LightTableProps<Row> {
  /** The name of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** `undefined` while they are loaded. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => RowKey;
  /** The name of a row in the labels of its controls. */
  nameOf: (row: Row) => string;
  /** Opens in place below the row. */
  details: (row: Row) => ReactNode;
  /** The order of the rows. The service sorts them. */
  sort?: Sort | undefined;
  onSort?: (sort: Sort | undefined) => void;
  /** Consecutive rows with the same key share a head. */
  groupOf?: (row: Row) => { key: string; head: ReactNode };
  /** Shown instead of no rows. */
  empty?: ReactNode;
  /** The number of rows of the skeleton. */
  expected?: number;
}

/** The table of public pages, which load no antd: sticky head, arrow keys, rows that open in place. */
export function LightTable<Row>(props: LightTableProps<Row>) {
  const { t: kitText } = useTranslation('kit');
  const {
    caption,
    columns,
    rows,
    rowKey,
    nameOf,
    sort,
    onSort,
    details,
    groupOf,
    empty,
    expected = 10,
  } = props;
  const [open, setOpen] = useState<ReadonlySet<RowKey>>(new Set());
  const [current, setCurrent] = useState<RowKey>();
  if (!rows) {
    return (
      <TableFrame label={caption}>
        <TableSkeleton rows={expected} columns={Math.min(columns.length, 6)} />
      </TableFrame>
    );
  }
  if (rows.length === 0 && empty !== undefined) return empty;
  const toggle = (key: RowKey) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  const keys = rows.map(rowKey);
  // Only one row is in the tab order; arrow keys move to the others.
  const reachable = current !== undefined && keys.includes(current) ? current : keys[0];
  return (
    <TableFrame label={caption}>
      <table className={css.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.toggle}>
              <span className="visually-hidden">{kitText('table.details')}</span>
            </th>
            {columns.map((column, index) => (
              <th
                key={column.key}
                scope="col"
                className={columnClass(column, index === 0)}
                {...(onSort ? sortState(column, sort) : {})}
              >
                {column.filter || (column.sortable && onSort) ? (
                  <span className={css.headLine}>
                    <SortButton column={column} sort={sort} onSort={onSort} />
                    {column.filter}
                  </span>
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const key = keys[index] ?? index;
            const group = groupOf?.(row);
            const above = rows[index - 1];
            const begins = group && (above === undefined || groupOf?.(above).key !== group.key);
            return (
              <Fragment key={key}>
                {begins ? (
                  <tr className={css.group}>
                    <th scope="colgroup" colSpan={columns.length + 1}>
                      <div className={css.groupHead}>{group.head}</div>
                    </th>
                  </tr>
                ) : null}
                <LightRow
                  row={row}
                  name={nameOf(row)}
                  columns={columns}
                  details={details}
                  isOpen={open.has(key)}
                  inTabOrder={key === reachable}
                  onFocus={() => setCurrent(key)}
                  onToggle={() => toggle(key)}
                />
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </TableFrame>
  );
}
