import { useState } from 'react';
import { useSession } from '../host/host-context';
import { deviceMemory } from '../storage/browser-memory';
import type { WorkingColumn } from './columns';

export type Density = 'comfortable' | 'compact';

/** A person's arrangement of a list. The rest is the default of the list. */
export interface TableView {
  readonly columns: Readonly<Record<string, boolean>>;
  readonly widths: Readonly<Record<string, number>>;
}

export const untouched: TableView = { columns: {}, widths: {} };
const leastWidth = 56;
const mostWidth = 1200;

/** Columns and widths per list and person, the height of rows per person, in the browser's storage. */
export function useTableView(name: string) {
  const person = useSession().user?.id ?? 'visitor';
  const [viewKey, densityKey] = [`werkbank-table:${name}:${person}`, `werkbank-table-density:${person}`];
  const [view, setView] = useState(() => readView(deviceMemory.read(viewKey)));
  const [density, setDensity] = useState(() => readDensity(deviceMemory.read(densityKey)));
  return {
    view,
    density,
    setView: (next: TableView, keep = true) => {
      setView(next);
      if (keep) deviceMemory.write(viewKey, next === untouched ? null : JSON.stringify(next));
    },
    setDensity: (next: Density) => {
      setDensity(next);
      deviceMemory.write(densityKey, next === 'compact' ? next : null);
    },
  };
}

const readDensity = (text: string | null): Density => (text === 'compact' ? text : 'comfortable');

/** A stored view may be of an older version, or forged. */
function readView(text: string | null): TableView {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    const { columns, widths } = Object(kept) as Record<string, unknown>;
    return {
      columns: entriesOf(columns, (value) => typeof value === 'boolean'),
      widths: entriesOf(
        widths,
        (value) => typeof value === 'number' && value >= leastWidth && value <= mostWidth,
      ),
    };
  } catch {
    return untouched;
  }
}

function entriesOf<V>(kept: unknown, fits: (value: unknown) => boolean): Record<string, V> {
  return Object.fromEntries(
    Object.entries(Object(kept) as Record<string, V>).filter(([, value]) => fits(value)),
  );
}

/** The name of a column; one without a name cannot be hidden. */
export function columnName<Row>({ name, title }: WorkingColumn<Row>): string | undefined {
  return name ?? (typeof title === 'string' ? title : undefined);
}

/** The columns that are shown. One that was chosen is there however little room there is. */
export function shownColumns<Row>(
  columns: readonly WorkingColumn<Row>[],
  { columns: chosen }: TableView,
): WorkingColumn<Row>[] {
  return columns
    .filter(({ key, extra }, index) => index === 0 || (chosen[key] ?? !extra))
    .map((column) => (chosen[column.key] ? withoutLimit(column) : column));
}

function withoutLimit<Row>({ showFrom: _, ...column }: WorkingColumn<Row>): WorkingColumn<Row> {
  return column;
}

export const withinWidths = (width: number): number =>
  Math.round(Math.min(mostWidth, Math.max(leastWidth, width)));
