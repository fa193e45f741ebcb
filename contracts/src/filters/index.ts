/**
 * The `filters` query parameter of search and category pages: `coating:TiN|TiAlN;d1:6.5~7`.
 * Chosen values of one key are alternatives, keys narrow each other; `min~max` is a range with either end optional.
 */
export interface FilterRange {
  min?: number;
  max?: number;
}
export type FilterChoice = { values: string[] } | { range: FilterRange };
export type Filters = Record<string, FilterChoice>;

const encode = (text: string) => encodeURIComponent(text).replaceAll('~', '%7E');

/** Reads a `filters` parameter. What does not parse is left out, never an error: a shared link must open. */
export function parseFilters(text: string | null | undefined): Filters {
  const filters: Filters = {};
  for (const part of (text ?? '').slice(0, 2000).split(';')) {
    const colon = part.indexOf(':');
    if (colon < 1) continue;
    try {
      const key = decodeURIComponent(part.slice(0, colon));
      const choice = parseChoice(part.slice(colon + 1));
      if (choice && /^[A-Za-z][\w-]{0,59}$/.test(key)) filters[key] = choice;
    } catch {
      // A broken percent-encoding: this part is left out like any other that does not parse.
      continue;
    }
  }
  return filters;
}

/** In the form of `formatFilters`. */
const isPlainDecimal = (text: string) => /^-?\d{1,15}(\.\d{1,15})?$/.test(text);

function parseChoice(text: string): FilterChoice | undefined {
  if (text.includes('~')) {
    const [low, high] = text.split('~');
    const range: FilterRange = {};
    const [min, max] = [low, high].map((end) => (end && isPlainDecimal(end) ? Number(end) : undefined));
    if (min !== undefined) range.min = min;
    if (max !== undefined) range.max = max;
    return range.min === undefined && range.max === undefined ? undefined : { range };
  }
  const values = text
    .split('|')
    .map(decodeURIComponent)
    .filter((value) => value !== '' && !value.includes('\0'));
  return values.length > 0 ? { values: [...new Set(values)].slice(0, 100) } : undefined;
}

/** Writes filters in a fixed order, so that the same choice always gives the same address. */
export function formatFilters(filters: Filters): string {
  return Object.keys(filters)
    .sort()
    .flatMap((key) => {
      const choice = filters[key];
      if (!choice) return [];
      if ('range' in choice) return [`${encode(key)}:${choice.range.min ?? ''}~${choice.range.max ?? ''}`];
      return choice.values.length > 0
        ? [`${encode(key)}:${[...choice.values].sort().map(encode).join('|')}`]
        : [];
    })
    .join(';');
}

/** A name that a list is narrowed by. */
export interface AskedName {
  name: string;
  /** Just this name, and not every name with this in it. */
  whole: boolean;
}

const namePart = /"((?:[^"]|"")*)"|[^,]+/g;

/**
 * Reads a filter of names: `"Huber, Söhne AG","Stadt Basel"` are two whole names. Text outside of quotes is a part of a
 * name; `severalParts` separates several parts by commas.
 */
export function parseNames(text: string, { severalParts = false } = {}): AskedName[] {
  if (!(severalParts || text.startsWith('"')))
    return text.trim() === '' ? [] : [{ name: text, whole: false }];
  return [...text.matchAll(namePart)]
    .map(([part, quoted]) => ({
      name: (quoted?.replaceAll('""', '"') ?? part).trim(),
      whole: quoted !== undefined,
    }))
    .filter(({ name }) => name !== '');
}

/** Whole names as a filter. */
export function formatNames(names: readonly string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join(',');
}
