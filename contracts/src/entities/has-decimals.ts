/** Whether a number has so many decimals at most; what is lost in dividing a typed per cent by a hundred is none. */
export const hasDecimals =
  (fractionDigits: number) =>
  (value: number): boolean =>
    Math.abs(Number(value.toFixed(fractionDigits)) - value) <= 4 * Number.EPSILON * Math.abs(value);
