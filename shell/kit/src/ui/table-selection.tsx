import AntdCheckbox from 'antd/es/checkbox';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

export type RowKey = string | number;

/** Chosen rows of a list, on all of its pages. Subscribers of a row are notified of that row alone. */
export interface Selection<Row> {
  readonly rows: () => ReadonlyMap<RowKey, Row>;
  readonly choose: (rows: Iterable<readonly [RowKey, Row]>, chosen: boolean) => void;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function createSelection<Row>(): Selection<Row> {
  let rows: ReadonlyMap<RowKey, Row> = new Map();
  const listeners = new Set<() => void>();
  const change = (next: ReadonlyMap<RowKey, Row>) => {
    rows = next;
    for (const listener of listeners) listener();
  };
  return {
    rows: () => rows,
    choose(which, chosen) {
      const next = new Map(rows);
      for (const [key, row] of which) {
        if (chosen) next.set(key, row);
        else next.delete(key);
      }
      change(next);
    },
    clear: () => change(new Map()),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The selection of one list. */
export function useSelection<Row>(): Selection<Row> {
  return useState(() => createSelection<Row>())[0];
}

/** The rows that are chosen, for what acts on them. */
export function useChosenRows<Row>({ subscribe, rows }: Selection<Row>): ReadonlyMap<RowKey, Row> {
  return useSyncExternalStore(subscribe, rows);
}

export function useIsChosen(
  selection: Pick<Selection<unknown>, 'rows' | 'subscribe'> | undefined,
  key: RowKey,
): boolean {
  return useSyncExternalStore(
    selection?.subscribe ?? neverChanges,
    () => selection?.rows().has(key) ?? false,
  );
}

const neverChanges = () => () => undefined;

/** The box of one row. */
export function RowBox<Row>({
  selection,
  rowKey,
  row,
  name,
}: {
  selection: Selection<Row>;
  rowKey: RowKey;
  row: Row;
  name: string;
}) {
  const { t } = useTranslation('kit');
  return (
    <AntdCheckbox
      aria-label={t('table.selectRow', { name })}
      checked={useIsChosen(selection, rowKey)}
      onChange={(event) => selection.choose([[rowKey, row]], event.target.checked)}
    />
  );
}

/** The box in the head: all rows that are shown. */
export function AllBox<Row>({
  selection,
  entries,
}: {
  selection: Selection<Row>;
  entries: readonly (readonly [RowKey, Row])[];
}) {
  const { t } = useTranslation('kit');
  const count = useSyncExternalStore(
    selection.subscribe,
    () => entries.filter(([key]) => selection.rows().has(key)).length,
  );
  const all = entries.length > 0 && count === entries.length;
  return (
    <AntdCheckbox
      aria-label={t('table.selectAll')}
      checked={all}
      indeterminate={count > 0 && !all}
      onChange={() => selection.choose(entries, !all)}
    />
  );
}
