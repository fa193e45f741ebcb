const grouped = /^-?\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/;

const plain = (text: string) =>
  text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replace('−', '-')
    .replace(/\s*%$/, '')
    .trim();

/** A whole number as a spreadsheet writes it: 1000, 1.000 (German), 1'000 or 1’000 (Swiss), 1,000 (English). */
export function pastedQuantity(text: string): number | undefined {
  const quantity = plain(text);
  if (grouped.test(quantity)) return Number(quantity.replaceAll(/[^\d-]/g, ''));
  return /^-?\d+(?:[.,]0+)?$/.test(quantity) ? Number(quantity.replace(',', '.')) : undefined;
}

/** Per cent as a spreadsheet writes it: 12,5 or 12.5, with its sign or without. No per cent of ours has thousands. */
export function pastedPercent(text: string): number | undefined {
  const percent = plain(text);
  return /^-?\d+(?:[.,]\d+)?$/.test(percent) ? Number(percent.replace(',', '.')) : undefined;
}
