/** True for at most so many decimals, apart from the rounding of a typed per cent that was divided by 100. */
export const hasDecimals =
  (fractionDigits: number) =>
  (value: number): boolean =>
    Math.abs(Number(value.toFixed(fractionDigits)) - value) <= 4 * Number.EPSILON * Math.abs(value);
