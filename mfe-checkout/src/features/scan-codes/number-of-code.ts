/** A code as it was read. The text of a code of GS1 has its application identifiers in brackets. */
export interface ReadCode {
  readonly text: string;
  readonly isGs1: boolean;
}

/**
 * Application identifiers of GS1 that name an article: its GTIN, its content's GTIN, the maker's own number.
 *
 * @see https://ref.gs1.org/ai/
 */
const namingIdentifiers = ['01', '02', '240'];

/** The article number in a code; undefined without one. A GTIN keeps its printed number of digits. */
export function numberOfCode({ text, isGs1 }: ReadCode): string | undefined {
  if (!isGs1) return text.trim() || undefined;
  const fields = new Map(
    [...text.matchAll(/\((\d{2,4})\)([^(]*)/g)].map(([, identifier = '', value = '']) => [identifier, value]),
  );
  const named = namingIdentifiers.map((identifier) => fields.get(identifier)).find(Boolean);
  return named === undefined ? undefined : named.replace(/^0(?=\d{13}$)/, '').trim() || undefined;
}
