import { element, type Xml } from './xml.js';

/** A day as UN/CEFACT writes it. */
export function dateOf(day: string, prefix: 'udt' | 'qdt' = 'udt'): Xml {
  return element(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' });
}

/** Whole cents as a decimal number. */
export function decimalOf(cents: number): string {
  return (cents / 100).toFixed(2);
}
