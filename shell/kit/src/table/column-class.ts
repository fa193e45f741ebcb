import type { Column } from './columns';
import css from './data-table.module.css';

const rooms = {
  narrow: css.narrow,
  medium: css.medium,
  wide: css.wide,
  wider: css.wider,
  widest: css.widest,
};

/** How the cells of a column are drawn, its head like the others. */
export function columnClass<Row>({ align, room }: Column<Row>): string | undefined {
  return [align === 'end' && css.end, room && rooms[room]].filter(Boolean).join(' ') || undefined;
}
