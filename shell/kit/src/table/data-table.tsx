import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableSkeleton } from '../feedback/skeleton';
import { type Column, nextSort, type Sort } from './columns';
import css from './data-table.module.css';
import { ColumnHead } from './column-head';
import { TableFrame } from './table-frame';
import { TableRow } from './table-row';

export interface DataTableProps<Row> {
  /** What the table lists; read out before it. */
  caption: string;
  columns: readonly Column<Row>[];
  /** `undefined` while they are on their way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  sort?: Sort | undefined;
  /** Sorting is the server's: this only says what was asked for. */
  onSort?: (sort: Sort | undefined) => void;
  /** Opens in place below the row. */
  details?: (row: Row) => ReactNode;
  /** Rows that follow each other with the same key stand under one head. */
  groupOf?: (row: Row) => { key: string; head: ReactNode };
  /** Enter or a click on the row goes on to its page. */
  onOpen?: (row: Row) => void;
  /** Shown instead of no rows. */
  empty?: ReactNode;
  /** How many rows to expect while they are on their way. */
  expected?: number;
  /** What a row is called where its controls are named, for who hears them one by one. */
  nameOf?: (row: Row) => string;
  /** Tab stops at the controls of one row and goes on behind the table; arrows lead to the other rows. */
  tabStopsAtOneRow?: boolean;
  /** Without a border, for a table inside of a panel. */
  flush?: boolean;
}

/** The dense table of every list: sticky head, 36 px rows, arrow keys, rows that open in place or go to a page. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useTranslation('kit');
  const {
    caption,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    details,
    groupOf,
    onOpen,
    empty,
    expected = 10,
    flush,
    nameOf,
    tabStopsAtOneRow = false,
  } = props;
  const [open, setOpen] = useState<ReadonlySet<string | number>>(new Set());
  const [current, setCurrent] = useState<string | number>();
  if (!rows) {
    return (
      <TableFrame label={caption} flush={flush}>
        <TableSkeleton rows={expected} columns={Math.min(columns.length, 6)} />
      </TableFrame>
    );
  }
  if (rows.length === 0 && empty !== undefined) return empty;
  const toggle = (key: string | number) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  const keys = rows.map(rowKey);
  // One row is in the tab order; the arrows go on from there.
  const reachable = current !== undefined && keys.includes(current) ? current : keys[0];
  return (
    <TableFrame label={caption} flush={flush}>
      <table className={css.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {details ? (
              <th scope="col" className={css.toggle}>
                <span className="visually-hidden">{t('table.details')}</span>
              </th>
            ) : null}
            {columns.map((column, index) => (
              <ColumnHead
                key={column.key}
                column={column}
                first={index === 0}
                sort={sort}
                onSort={onSort ? () => onSort(nextSort(sort, column.key)) : undefined}
              />
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
                    <th scope="colgroup" colSpan={columns.length + (details ? 1 : 0)}>
                      <div className={css.groupHead}>{group.head}</div>
                    </th>
                  </tr>
                ) : null}
                <TableRow
                  row={row}
                  columns={columns}
                  details={details}
                  isOpen={open.has(key)}
                  name={nameOf?.(row)}
                  inTabOrder={key === reachable}
                  controlsInTabOrder={!tabStopsAtOneRow || key === reachable}
                  onFocus={() => setCurrent(key)}
                  onToggle={() => toggle(key)}
                  onOpen={onOpen}
                />
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </TableFrame>
  );
}
