import type { PointerEvent } from 'react';
import { Icon } from '../icons/icon';
import * as icons from '../icons/paths';
import { nextSort, type Sort, type WorkingColumn } from '../table/columns';
import base from '../table/data-table.module.css';
import css from './table.module.css';

/** What stands in the head of a column: a sortable one is a button; its edge is pulled to make it wider. */
export function TableHead<Row>({
  column,
  sort,
  onSort,
  onResize,
}: {
  column: WorkingColumn<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort | undefined) => void) | undefined;
  /** How far the edge was pulled; whether it was let go. */
  onResize: (by: number, done: boolean) => void;
}) {
  const sorted = sort?.key === column.key;
  return (
    <>
      {column.sortable && onSort ? (
        <button
          type="button"
          className={`${base.sort} ${sorted ? base.sorted : ''}`}
          onClick={() => onSort(nextSort(sort, column.key))}
        >
          {column.title}
          <Icon
            path={!sorted ? icons.sort : sort.descending ? icons.chevronDown : icons.chevronUp}
            size={10}
          />
        </button>
      ) : (
        column.title
      )}
      {/* Keys do the same in the choice of columns: a stop of Tab at each edge would be in everybody's way. */}
      <span aria-hidden="true" className={css.edge} onPointerDown={(event) => pull(event, onResize)} />
    </>
  );
}

/** `aria-sort` of a head that sorts. */
export function sortState<Row>(column: WorkingColumn<Row>, sort: Sort | undefined) {
  if (!column.sortable) return {};
  const state = sort?.key !== column.key ? 'none' : sort.descending ? 'descending' : 'ascending';
  return { 'aria-sort': state } as const;
}

function pull(event: PointerEvent<HTMLElement>, onResize: (by: number, done: boolean) => void): void {
  const edge = event.currentTarget;
  const from = event.clientX;
  event.preventDefault();
  edge.setPointerCapture(event.pointerId);
  const move = ({ clientX }: globalThis.PointerEvent) => onResize(clientX - from, false);
  const drop = ({ clientX }: globalThis.PointerEvent) => {
    edge.removeEventListener('pointermove', move);
    onResize(clientX - from, true);
  };
  edge.addEventListener('pointermove', move);
  edge.addEventListener('lostpointercapture', drop, { once: true });
}
