import type { Separators } from './numbers';

/**
 * Reads what somebody typed with these separators; undefined where it is not a number. Thousands stand in groups of
 * three or in none: in German, 1.5 is a slip and not fifteen.
 */
export function parseNumber(text: string, separators: Separators): number | undefined {
  const { decimalSeparator, groupSeparator } = separators;
  const spaced = groupSeparator === '' ? text : text.replaceAll(groupSeparator, ' ');
  const plain = spaced.trim().replace(/\s/g, ' ').replace(decimalSeparator, '.').replace('−', '-');
  return /^-?(\d+|[1-9]\d{0,2}( \d{3})+)(\.\d+)?$/.test(plain)
    ? Number(plain.replaceAll(' ', ''))
    : undefined;
}
