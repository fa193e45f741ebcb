import type { ImportedChange } from '@werkbank/contracts/entities';
import { type Language, languages, defaultLocaleConfig } from '@werkbank/contracts/localization';
import { writeNumber } from '@werkbank/contracts/numbers';
import { locationOfStockKey } from '../compare/compare-article.js';
import type { ColumnChanges } from '../tables/index.js';

type Field = ImportedChange['fields'][number];
/** Three columns are one price on the page. */
const priceColumns = ['list_price', 'list_price_currency', 'price_quantity'];
/** Consequences of other columns. */
const hidden = new Set(['owner_company_id', 'properties', 'part_specifications']);

/** Changes of an article as texts of a language. */
export function shownChanges(changes: ColumnChanges, language: Language): Field[] {
  const fields: Field[] = [];
  if (priceColumns.some((column) => column in changes)) {
    const side = (which: 'before' | 'after') => shownPrice(changes, which, language);
    fields.push({ field: 'listPrice', before: side('before'), after: side('after') });
  }
  for (const [column, { before, after }] of Object.entries(changes)) {
    if (priceColumns.includes(column) || hidden.has(column)) continue;
    const field = locationOfStockKey(column) === undefined ? camelCase(column) : 'stock';
    fields.push({ field, before: shown(before, language), after: shown(after, language) });
  }
  return fields;
}

const longest = 200;

function shownPrice(changes: ColumnChanges, side: 'before' | 'after', language: Language): string | null {
  const value = (column: string): unknown => changes[column]?.[side];
  const amount = value('list_price');
  if (typeof amount !== 'number') return null;
  const quantity = value('price_quantity');
  const money = `${writeNumber((amount / 100).toFixed(2), defaultLocaleConfig[language])} ${shown(value('list_price_currency'), language) ?? ''}`;
  return typeof quantity === 'number' && quantity > 1 ? `${money.trim()} / ${quantity}` : money.trim();
}

function shown(value: unknown, language: Language): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return shorten(shownObject(value, language));
  if (typeof value === 'number') return writeNumber(value, defaultLocaleConfig[language]);
  return shorten(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Texts in the reader's language, lists by their number of entries, all else as its values. */
function shownObject(value: object, language: Language): string | null {
  if (Array.isArray(value)) {
    if (value.length === 0) return null;
    return value.every((entry) => typeof entry === 'string') ? value.join(', ') : `(${value.length})`;
  }
  const entries = new Map<string, unknown>(Object.entries(value));
  for (const wanted of [language, ...languages]) {
    const text = entries.get(wanted);
    if (typeof text === 'string') return text;
    if (Array.isArray(text)) return text.join(', ');
  }
  return entries.size === 0 ? null : [...entries.values()].map(String).join(', ');
}

const shorten = (text: string | null): string | null =>
  text === null || text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;

const camelCase = (column: string): string =>
  column.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
