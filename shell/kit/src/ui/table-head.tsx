import type { PointerEvent } from 'react';
import type { Sort, WorkingColumn } from '../table/columns';
import { SortButton } from '../table/sort-button';
import css from './table.module.css';

/** The head of a column. Its edge changes the width where columns are arranged. */
export function TableHead<Row>({
  onResize,
  ...head
}: {
  column: WorkingColumn<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort | undefined) => void) | undefined;
  /** Distance of the pulled edge; true once it is let go. */
  onResize: ((by: number, done: boolean) => void) | undefined;
}) {
  return (
    <>
      <SortButton {...head} />
      {/* Keys do the same in the choice of columns: a stop of Tab at each edge would be in everybody's way. */}
      {onResize ? (
        <span aria-hidden="true" className={css.edge} onPointerDown={(event) => pull(event, onResize)} />
      ) : null}
    </>
  );
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
