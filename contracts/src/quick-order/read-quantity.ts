import { type NumberSigns, readNumber } from '../numbers/index.js';

const units = ['Stück', 'Stk.', 'Stk', 'St.', 'pieces', 'pcs.', 'pcs', 'pc', 'x'];

/** The whole number in a cell: undefined for an empty one, null for another text. */
export function readQuantity(text: string, signs: NumberSigns): number | null | undefined {
  const read = readNumber(text, signs, { decimals: 0, units });
  if (read === undefined) return undefined;
  return typeof read === 'number' && Number.isSafeInteger(read) ? read : null;
}

/** A text that a spreadsheet would compute. It is never computed here, and names no article. */
export const isFormula = (text: string): boolean => /^\s*[=+@]/.test(text);
