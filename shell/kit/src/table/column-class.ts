import type { Column } from './columns';
import css from './table.module.css';

const widths = {
  narrow: css.narrow,
  medium: css.medium,
  wide: css.wide,
  wider: css.wider,
  widest: css.widest,
};

/** Class of a column's cells, its head included. The first and the last one may stay in sight. */
export function columnClass<Row>({ align, showFrom, fixed }: Column<Row>, first = false): string | undefined {
  const names = [
    align === 'end' && css.end,
    showFrom && widths[showFrom],
    first && css.first,
    fixed === 'end' && css.last,
  ];
  return names.filter(Boolean).join(' ') || undefined;
}
