import { type NumberSigns, readNumber } from '../numbers/index.js';

const units = ['Stück', 'Stk.', 'Stk', 'St.', 'pieces', 'pcs.', 'pcs', 'pc', 'x'];

/** The whole number that a cell means: undefined where there is none, null where it is no whole number. */
export function readQuantity(text: string, signs: NumberSigns): number | null | undefined {
  const read = readNumber(text, signs, { decimals: 0, units });
  if (read === undefined) return undefined;
  return typeof read === 'number' && Number.isSafeInteger(read) ? read : null;
}

/** A text that a spreadsheet would compute. It is never computed here, and names no article. */
export const isFormula = (text: string): boolean => /^\s*[=+@]/.test(text);
