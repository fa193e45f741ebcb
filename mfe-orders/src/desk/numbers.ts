import type { Formats } from '@werkbank/kit/formats';

/** A number as a field shows it, with as many decimals as it has. */
export function numberText(value: number | null | undefined, formats: Formats): string {
  return value === null || value === undefined ? '' : formats.decimal(String(value)).replace('-', '−');
}

/**
 * What was typed, as a number; undefined where nothing was. What is no number stays as it was typed, so that the
 * contract's own rule says so.
 */
export function numberOf(text: string, formats: Formats): number | undefined {
  if (text.trim() === '') return undefined;
  return formats.parse(text) ?? (text as unknown as number);
}
