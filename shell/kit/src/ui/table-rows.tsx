import { type ComponentProps, createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import css from '../table/table.module.css';
import { useRow } from '../table/use-row';
import { type RowKey, type Selection, useIsChosen } from './table-selection';
import own from './table.module.css';

/** The state of a table that its rows share. */
export interface RowsOfTable {
  /** The effect of Enter or a click. */
  readonly act: ((key: RowKey) => void) | undefined;
  readonly select: ((key: RowKey) => void) | undefined;
  readonly selection: Pick<Selection<unknown>, 'rows' | 'subscribe'> | undefined;
  /** Heads of groups, by the row that they stand above. */
  readonly heads: ReadonlyMap<RowKey, ReactNode>;
  readonly isOpen: (key: RowKey) => boolean;
  readonly columnCount: number;
  readonly has: (key: RowKey) => boolean;
  /** Tab stops at the controls of every row. */
  readonly everyControl: boolean;
  readonly first: RowKey | undefined;
  /** The one row that Tab stops at: the first, until another one had the focus. */
  readonly current: CurrentRow;
}

export interface CurrentRow {
  readonly get: () => RowKey | undefined;
  readonly set: (key: RowKey) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createCurrentRow(): CurrentRow {
  let current: RowKey | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(key) {
      current = key;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const RowsContext = createContext<RowsOfTable | null>(null);

type RowProps = ComponentProps<'tr'> & { 'data-row-key'?: RowKey };

/** antd renders each row with this, also the content of an opened row, which has no key, and the row of an empty table. */
export function TableRow(props: RowProps) {
  const key = props['data-row-key'];
  if (key !== undefined) return <KnownRow {...props} rowKey={key} />;
  return props.className?.includes('placeholder') ? null : <tr {...props} className={css.details} />;
}

function KnownRow({ rowKey, className: _, ...props }: RowProps & { rowKey: RowKey }) {
  const table = useContext(RowsContext);
  if (!table) throw new Error('A row stands in a table');
  const { current, selection, heads, columnCount } = table;
  const inTabOrder = useSyncExternalStore(current.subscribe, () => {
    const at = current.get();
    return rowKey === (at !== undefined && table.has(at) ? at : table.first);
  });
  const chosen = useIsChosen(selection, rowKey);
  const act = table.act && (() => table.act?.(rowKey));
  const row = useRow({
    inTabOrder,
    controlsInTabOrder: inTabOrder || table.everyControl,
    act,
    select: table.select && (() => table.select?.(rowKey)),
    onFocus: () => {
      if (current.get() !== rowKey) current.set(rowKey);
    },
  });
  const head = heads.get(rowKey);
  return (
    <>
      {head === undefined ? null : (
        <tr className={css.group}>
          <th scope="colgroup" colSpan={columnCount}>
            <div className={css.groupHead}>{head}</div>
          </th>
        </tr>
      )}
      <tr
        {...props}
        {...row}
        className={[css.row, act && css.clickable, table.isOpen(rowKey) && css.open, chosen && own.chosen]
          .filter(Boolean)
          .join(' ')}
      />
    </>
  );
}
