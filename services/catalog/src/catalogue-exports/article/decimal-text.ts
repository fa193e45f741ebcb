/** A number without an exponent and without groups. */
export const decimalText = (value: number): string =>
  value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
