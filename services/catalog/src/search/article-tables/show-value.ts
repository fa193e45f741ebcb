import type { Language } from '@werkbank/contracts/localization';
import type { StoredColumn } from '../../catalogue/index.js';

const formats = new Map<string, Intl.NumberFormat>();

/** A raw value as people read it: 6,8 in German, 6.8 in English, coatings and the like by their names. */
export function showValue(value: number | string, column: StoredColumn, language: Language): string {
  if (typeof value === 'number') {
    const text = numberFormat(language, column.digits ?? 3).format(value);
    // English groups digits by a space, here as on every page.
    return language === 'en' ? text.replaceAll(',', '\u00a0') : text;
  }
  return column.values?.[value]?.[language] ?? (language === 'de' ? threadText(value) : value);
}

/** A thread is a size: M1.2x0.25 of the data is M1,2x0,25 in German. */
const threadText = (value: string): string =>
  /^M[FJ]?\d/.test(value) ? value.replaceAll(/(\d)\.(\d)/g, '$1,$2') : value;

/** All of an article's values by column key; values without a column are left out. */
export function showValues(
  properties: Record<string, number | string>,
  columns: readonly StoredColumn[],
  language: Language,
): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const column of columns) {
    const value = properties[column.key];
    if (value !== undefined) shown[column.key] = showValue(value, column, language);
  }
  return shown;
}

function numberFormat(language: Language, digits: number): Intl.NumberFormat {
  const key = `${language}${digits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { maximumFractionDigits: digits });
  formats.set(key, format);
  return format;
}
