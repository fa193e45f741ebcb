import AntdTable, { type TableProps as AntdProps } from 'antd/es/table';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../buttons/button';
import * as icons from '../icons/paths';
import { TableSkeleton } from '../feedback/skeleton';
import type { Sort, WorkingColumn } from '../table/columns';
import base from '../table/table.module.css';
import { shownColumns, useTableView } from '../table/table-view';
import { TableFrame } from '../table/table-frame';
import { antdColumns, columnCss } from './table-columns';
import { createCurrentRow, RowsContext, TableRow } from './table-rows';
import { AllBox, RowBox, type RowKey, type Selection } from './table-selection';
import { TableBar } from './table-bar';
import { useColumnWidths } from './table-widths';
import css from './table.module.css';

export interface TableProps<Row> {
  /** The name of the table for screen readers. */
  caption: string;
  /** The key of columns and widths that everyone arranges. Without it there is nothing to arrange, as in a table of a few rows. */
  name?: string;
  columns: readonly WorkingColumn<Row>[];
  /** `undefined` while they are loaded. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => RowKey;
  /** The name of a row in the labels of its controls. */
  nameOf?: (row: Row) => string;
  /** The order of the rows. The service sorts them. */
  sort?: Sort | undefined;
  onSort?: (sort: Sort | undefined) => void;
  /** Opens in place below the row. */
  details?: (row: Row) => ReactNode;
  /** Consecutive rows with the same key stand below one head. */
  groupOf?: (row: Row) => { key: string; head: ReactNode };
  /** Enter or a click on the row opens its page. */
  onOpen?: (row: Row) => void;
  /** Shown instead of no rows. */
  empty?: ReactNode;
  /** The number of rows of the skeleton. */
  expected?: number;
  /** Without a border, for a table in a panel. */
  flush?: boolean;
  /** The selected rows, where something can be done with several. */
  selection?: Selection<Row>;
  /** Actions for the selected rows. */
  bulk?: ReactNode;
  /** Other actions above the table, at its end. */
  tools?: ReactNode;
}

const components = { body: { row: TableRow } };
const boxWidth = 36;

/**
 * The table of every working screen: antd's, with the head, the keys and the opening rows of `../table`. It has one `table`
 * element: antd's own sticky head would be a second one, and a screen reader would miss its heads. All rows are rendered,
 * because a screen reader cannot read the others.
 */
export function Table<Row>(props: TableProps<Row>) {
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
  } = props;
  const { name, nameOf, selection, bulk, tools, flush } = props;
  const frame = useRef<HTMLElement>(null);
  const { view, setView, density, setDensity } = useTableView(name ?? '');
  const arranged = name !== undefined;
  const [open, setOpen] = useState<ReadonlySet<RowKey>>(new Set());
  const [current] = useState(createCurrentRow);
  const shown = shownColumns(columns, view);
  const lead = (details ? 1 : 0) + (selection ? 1 : 0);
  const widths = useColumnWidths({ frame, shown, view, setView, lead: lead * boxWidth });
  const keys = useMemo(() => rows?.map(rowKey) ?? [], [rows, rowKey]);
  const byKey = useMemo(() => new Map(keys.map((key, index) => [key, rows?.[index]])), [keys, rows]);

  const bar = arranged ? (
    <TableBar
      selection={selection}
      bulk={bulk}
      tools={tools}
      view={{ columns, view, setView, density, setDensity, widths, frame, flush: flush ?? false }}
    />
  ) : null;
  const className = arranged && density === 'compact' ? css.compact : undefined;
  if (!rows) {
    return (
      <div className={css.whole}>
        {bar}
        <TableFrame label={caption} flush={flush} className={className}>
          <TableSkeleton rows={expected} columns={Math.min(shown.length, 6)} />
        </TableFrame>
      </div>
    );
  }
  if (rows.length === 0 && empty !== undefined) return empty;
  const toggle = (key: RowKey) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  const withRow = (key: RowKey, work: (row: Row) => void) => {
    const row = byKey.get(key);
    if (row !== undefined) work(row);
  };
  const act = onOpen ? (key: RowKey) => withRow(key, onOpen) : details ? toggle : undefined;
  const entries = keys.flatMap((key) => {
    const row = byKey.get(key);
    return row === undefined ? [] : [[key, row] as const];
  });
  const boxes: NonNullable<AntdProps<Row>['columns']>[number] | undefined = selection && {
    key: 'selection',
    width: boxWidth,
    className: columnCss(css.box, css.lead),
    title: <AllBox selection={selection} entries={entries} />,
    onCell: () => ({ 'data-box': true }) as object,
    render: (_, row) => (
      <RowBox selection={selection} rowKey={rowKey(row)} row={row} name={nameOf?.(row) ?? ''} />
    ),
  };
  const table = {
    act,
    select: selection
      ? (key: RowKey) => withRow(key, (row) => selection.choose([[key, row]], !selection.rows().has(key)))
      : undefined,
    selection,
    heads: groupHeads(rows, keys, groupOf),
    isOpen: (key: RowKey) => open.has(key),
    columnCount: shown.length + lead,
    current,
    first: keys[0],
    has: (key: RowKey) => byKey.has(key),
    everyControl: !arranged,
  };
  return (
    <div className={css.whole}>
      {bar}
      <TableFrame
        label={caption}
        flush={flush}
        className={className}
        style={widths.style}
        onFrame={(element) => {
          frame.current = element;
        }}
      >
        <RowsContext value={table}>
          <AntdTable<Row>
            className={columnCss(base.table, css.table, widths.fixed && css.sized)}
            aria-label={caption}
            size="small"
            pagination={false}
            rowHoverable={false}
            tableLayout={widths.fixed ? 'fixed' : 'auto'}
            dataSource={[...rows]}
            rowKey={rowKey}
            components={components}
            columns={[
              ...(boxes ? [boxes] : []),
              ...antdColumns({
                columns: shown,
                boxes: selection !== undefined,
                widths,
                arranged,
                sort,
                onSort,
              }),
            ]}
            {...(details ? { expandable: expandable(details) } : {})}
            {...(shown.some(({ summary }) => summary) ? { summary: summaryOf(rows) } : {})}
          />
        </RowsContext>
      </TableFrame>
    </div>
  );

  function expandable(draw: (row: Row) => ReactNode): NonNullable<AntdProps<Row>['expandable']> {
    return {
      expandedRowKeys: [...open],
      expandedRowRender: (row) => <div className={base.opened}>{draw(row)}</div>,
      columnWidth: boxWidth,
      columnTitle: <span className="visually-hidden">{t('table.details')}</span>,
      expandIcon: ({ record, expanded }) => (
        <IconButton
          icon={expanded ? icons.chevronDown : icons.chevronRight}
          label={[t(expanded ? 'table.close' : 'table.open'), nameOf?.(record)].filter(Boolean).join(': ')}
          aria-expanded={expanded}
          onClick={() => toggle(rowKey(record))}
        />
      ),
    };
  }

  function summaryOf(all: readonly Row[]): () => ReactNode {
    return () => (
      <tr className={css.summary}>
        {lead > 0 ? <td colSpan={lead} /> : null}
        {shown.map((column) => (
          <td key={column.key} className={columnCss(column.align === 'end' && base.end)}>
            {column.summary?.(all)}
          </td>
        ))}
      </tr>
    );
  }
}

/** Rows that follow each other with the same key of a group stand under one head. */
function groupHeads<Row>(
  rows: readonly Row[],
  keys: readonly RowKey[],
  groupOf: TableProps<Row>['groupOf'],
): ReadonlyMap<RowKey, ReactNode> {
  const heads = new Map<RowKey, ReactNode>();
  let last: string | undefined;
  for (const [index, row] of rows.entries()) {
    const group = groupOf?.(row);
    const key = keys[index];
    if (group && key !== undefined && group.key !== last) heads.set(key, group.head);
    last = group?.key;
  }
  return heads;
}
