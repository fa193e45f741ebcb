import type { WorkingColumn } from '@werkbank/kit/columns';
import type { Formats } from '@werkbank/kit/formats';

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** Texts of a row in each of its columns, as shown. */
export function shownTexts<Row>(
  columns: readonly WorkingColumn<Row>[],
  row: Row,
  formats: Pick<Formats, 'date' | 'decimal'>,
): string[] {
  return columns.map(({ text }) => {
    const value = text?.(row) ?? '';
    if (typeof value === 'number') return formats.decimal(String(value));
    return isoDate.test(value) ? formats.date(value) : value;
  });
}
