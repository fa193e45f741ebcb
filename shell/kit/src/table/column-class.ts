import type { Column } from './columns';
import css from './data-table.module.css';

const widths = {
  narrow: css.narrow,
  medium: css.medium,
  wide: css.wide,
  wider: css.wider,
  widest: css.widest,
};

/** How the cells of a column are drawn, its head like the others. */
export function columnClass<Row>({ align, showFrom }: Column<Row>): string | undefined {
  return [align === 'end' && css.end, showFrom && widths[showFrom]].filter(Boolean).join(' ') || undefined;
}
