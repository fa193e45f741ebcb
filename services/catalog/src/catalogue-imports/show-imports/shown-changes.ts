import type { ImportedChange, LocalizedText } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { unitName } from '@werkbank/contracts/quantities';
import { textIn, unplacedGroupId } from '../../catalogue/index.js';
import { locationOfStockKey } from '../compare/compare-article.js';
import type { ColumnChanges } from '../tables/index.js';
import { shorten, shownPackings, shownPrice, shownPrices, shownValue } from './shown-values.js';

type Field = ImportedChange['fields'][number];
type Side = 'before' | 'after';
/** Three columns are one price on the page. */
const priceColumns: readonly string[] = ['list_price', 'list_price_currency', 'price_quantity'];
/** Consequences of other columns. */
const hidden = new Set(['owner_company_id', 'properties', 'part_specifications']);
const noPlace: LocalizedText = { de: 'noch ohne Platz', en: 'no place yet' };

/** Names and values beside the changes, for their texts. */
export interface ChangeNames {
  /** Names of groups of the shop and of material groups, by their keys. */
  groups: Readonly<Record<string, LocalizedText>> | null;
  materialGroups: Readonly<Record<string, LocalizedText>> | null;
  /** Columns of a price that an import leaves as they are; null for a new article. */
  current: { list_price_currency: string; price_quantity: number; order_unit: string } | null;
}

/** Changes of an article as texts of a language. */
export function shownChanges(changes: ColumnChanges, names: ChangeNames, language: Language): Field[] {
  const sides = { before: sideOf(changes, names, 'before'), after: sideOf(changes, names, 'after') };
  const fields: Field[] = [];
  const add = (field: string, shown: (valueOf: (column: string) => unknown) => string | null) =>
    fields.push({ field, before: shorten(shown(sides.before)), after: shorten(shown(sides.after)) });
  if (priceColumns.some((column) => column in changes))
    add(fieldOfColumn('list_price'), (valueOf) => listPrice(valueOf, language));
  for (const column of Object.keys(changes)) {
    if (priceColumns.includes(column) || hidden.has(column)) continue;
    add(fieldOfColumn(column), (valueOf) => shownColumn(column, valueOf, names, language));
  }
  return fields;
}

/** The field of the page to which a column belongs. */
export function fieldOfColumn(column: string): string {
  if (priceColumns.includes(column)) return 'listPrice';
  return locationOfStockKey(column) === undefined ? camelCase(column) : 'stock';
}

/** The value of a column before or after the import, changed or not. */
function sideOf(changes: ColumnChanges, { current }: ChangeNames, side: Side) {
  const kept = new Map<string, unknown>(Object.entries(current ?? {}));
  return (column: string): unknown => {
    const changed = changes[column];
    return changed ? changed[side] : kept.get(column);
  };
}

function listPrice(valueOf: (column: string) => unknown, language: Language): string | null {
  const [amount, currency, priceQuantity] = priceColumns.map(valueOf);
  return shownPrice({ amount, currency, priceQuantity }, valueOf('order_unit'), language);
}

function shownColumn(
  column: string,
  valueOf: (column: string) => unknown,
  { groups, materialGroups }: ChangeNames,
  language: Language,
): string | null {
  const value = valueOf(column);
  if (value === null || value === undefined) return null;
  if (value === unplacedGroupId) return noPlace[language];
  const key = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const named = (names: ChangeNames['groups']) => textIn(names?.[key] ?? {}, language) || key;
  switch (column) {
    case 'group_id':
      return named(groups);
    case 'material_group_id':
      return named(materialGroups);
    case 'order_unit':
    case 'content_unit':
      return unitName(key, 1, language);
    case 'further_prices':
      return shownPrices(value, valueOf('order_unit'), language);
    case 'packings':
      return shownPackings(value, language);
    default:
      return shownValue(value, language);
  }
}

const camelCase = (column: string): string =>
  column.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
