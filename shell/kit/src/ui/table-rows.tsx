import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useSyncExternalStore,
} from 'react';
import css from '../table/data-table.module.css';
import { handleRowKey } from '../table/row-keys';
import { useTabStops } from '../table/use-tab-stops';
import { type RowKey, type Selection, useIsChosen } from './table-selection';
import own from './table.module.css';

/** What the rows of one table know of it. */
export interface RowsOfTable {
  /** What Enter or a click does. */
  readonly act: ((key: RowKey) => void) | undefined;
  readonly select: ((key: RowKey) => void) | undefined;
  readonly selection: Pick<Selection<unknown>, 'rows' | 'subscribe'> | undefined;
  /** Heads of groups, by the row that they stand above. */
  readonly heads: ReadonlyMap<RowKey, ReactNode>;
  readonly isOpen: (key: RowKey) => boolean;
  readonly columnCount: number;
  readonly has: (key: RowKey) => boolean;
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

/** antd draws each row with this, also what a row opens, which has no key. */
export function TableRow(props: RowProps) {
  const key = props['data-row-key'];
  return key === undefined ? <tr {...props} className={css.details} /> : <KnownRow {...props} rowKey={key} />;
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
  const element = useTabStops(inTabOrder);
  const act = table.act && (() => table.act?.(rowKey));
  const click = (event: MouseEvent<HTMLTableRowElement>) => {
    // A click on a control in the row is meant for the control, one beside its box for the box, and marking a text is no click.
    if (
      event.target instanceof Element &&
      event.target.closest('a, button, input, select, label, [data-box]')
    )
      return;
    if (String(getSelection() ?? '') !== '') return;
    act?.();
  };
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
        ref={element}
        data-row
        className={[css.row, act && css.clickable, table.isOpen(rowKey) && css.open, chosen && own.chosen]
          .filter(Boolean)
          .join(' ')}
        tabIndex={inTabOrder ? 0 : -1}
        onFocus={() => {
          if (current.get() !== rowKey) current.set(rowKey);
        }}
        onKeyDown={(event) => handleRowKey(event, act, table.select && (() => table.select?.(rowKey)))}
        onClick={act ? click : undefined}
      />
    </>
  );
}
