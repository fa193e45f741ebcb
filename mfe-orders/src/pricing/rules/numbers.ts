import { discountLimits } from '@werkbank/contracts/limits';
import type { NumberField } from '@werkbank/contracts/numbers';
import type { Formats } from '@werkbank/kit/formats';

/** Discounts, surcharges and price factors have the same decimals. */
export const percentField: NumberField = { decimals: discountLimits.fractionDigits, units: ['%'] };
export const factorField: NumberField = { decimals: discountLimits.fractionDigits };
export const piecesField: NumberField = { units: ['Stk.', 'Stk', 'Stück', 'pcs', 'pieces'] };

/** A number as a field shows it, with as many decimals as it has. */
export function numberText(value: number | null | undefined, formats: Formats): string {
  return value === null || value === undefined ? '' : formats.decimal(String(value)).replace('-', '−');
}

/** A typed text as a number; undefined if it is empty. A text that is no number stays as it is, and the contract refuses it. */
export function numberOf(text: string, formats: Formats, field: NumberField): number | undefined {
  return formats.read(text, field) as number | undefined;
}
