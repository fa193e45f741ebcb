import { type CSSProperties, type RefObject, useRef } from 'react';
import type { WorkingColumn } from '../table/columns';
import { type TableView, withinWidths } from '../table/table-view';

export interface ColumnWidths {
  /** True if somebody has set widths: then all columns have one. */
  readonly fixed: boolean;
  readonly of: (key: string) => number | undefined;
  readonly style: CSSProperties;
  /** Moves the edge of a column from its place; kept once it is done. */
  readonly pull: (key: string, by: number, done: boolean) => void;
}

/** A column that was not there when widths were set. */
const usualWidth = 140;

/** Widths that people have given columns. The first change fixes all present widths, so that only one column moves. */
export function useColumnWidths<Row>({
  frame,
  shown,
  view,
  setView,
  lead,
}: {
  frame: RefObject<HTMLElement | null>;
  shown: readonly WorkingColumn<Row>[];
  view: TableView;
  setView: (view: TableView, keep?: boolean) => void;
  /** The width of the checkboxes before the first column, in px. */
  lead: number;
}): ColumnWidths {
  const begun = useRef<Record<string, number>>(undefined);
  const fixed = Object.keys(view.widths).length > 0;
  const of = (key: string) => (fixed ? (view.widths[key] ?? usualWidth) : undefined);
  const total = shown.reduce((sum, { key }) => sum + (of(key) ?? 0), lead);
  return {
    fixed,
    of,
    style: fixed ? ({ '--table-width': `${total}px` } as CSSProperties) : {},
    pull(key, by, done) {
      begun.current ??= drawnWidths(frame.current);
      const from = begun.current[key] ?? of(key) ?? usualWidth;
      const widths = { ...view.widths, ...begun.current, [key]: withinWidths(from + by) };
      if (done) begun.current = undefined;
      if (by !== 0 || !done) setView({ ...view, widths }, done);
    },
  };
}

function drawnWidths(frame: HTMLElement | null): Record<string, number> {
  const heads = [...(frame?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])];
  return Object.fromEntries(
    heads
      .filter((head) => head.offsetWidth > 0)
      .map((head) => [head.dataset['column'] ?? '', withinWidths(head.offsetWidth)]),
  );
}
