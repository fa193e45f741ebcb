import type { Language } from '@werkbank/contracts/localization';
import { stockFields, tableFields } from './fields.js';
import type { TableField, TableFieldName } from './table-field.js';
import { headForm } from './head-form.js';

/** Reading of a table's columns: proposed by their heads, corrected by the user, stored as JSON per producer. */
export interface ColumnMapping {
  columns: MappedColumn[];
}

export interface MappedColumn {
  head: string;
  target: TableFieldName | 'feature' | 'leftOut';
  /** Language of a text; undefined means the language of the file. */
  language?: Language;
  /** The unit of a feature or a weight, or the currency of a price. */
  unit?: string;
  /** Order units from which on the price of this column holds. */
  fromQuantity?: string;
}

/** Fields that several columns fill together. */
const repeatable = new Set<MappedColumn['target']>([
  'keywords',
  'group',
  'price',
  'image',
  'document',
  'video',
  'accessories',
  'spareParts',
  'successor',
  'references',
  'packings',
  'dangerousGoods',
]);

export const isRepeatable = (target: MappedColumn['target']): boolean =>
  repeatable.has(target) || target === 'feature' || target === 'leftOut';

interface ReadHead {
  form: string;
  language: Language | undefined;
  unit: string | undefined;
  fromQuantity: string | undefined;
}

/** Columns by their German and English heads. A column with an unknown head becomes a feature. */
export function proposeMapping(
  heads: readonly string[],
  kind: 'articles' | 'stock' = 'articles',
): ColumnMapping {
  const fields = kind === 'stock' ? [...tableFields.slice(0, 1), ...stockFields] : tableFields;
  const read = heads.map((head) => headOf(head));
  const taken = new Map<number, TableField>();
  for (const field of fields) {
    for (const place of placesOf(field, read)) if (!taken.has(place)) taken.set(place, field);
  }
  const columns = heads.map((head, place): MappedColumn => {
    const { language, unit, fromQuantity } = read[place]!;
    const field = taken.get(place);
    const isNoFeature = kind === 'stock' || head.trim() === '' || isAboutMoney(head);
    const target = field?.field ?? (isNoFeature ? 'leftOut' : 'feature');
    return {
      head,
      target,
      ...(language !== undefined && (field?.byLanguage || target === 'feature') ? { language } : {}),
      ...(unit !== undefined && ['feature', 'weight', 'price'].includes(target) ? { unit } : {}),
      ...(fromQuantity !== undefined && target === 'price' ? { fromQuantity } : {}),
    };
  });
  return { columns };
}

/** Purchase prices, discounts and margins of a maker are no feature that buyers may read. */
const isAboutMoney = (head: string): boolean =>
  /preis|price|^(?:ek|vk|hek|uvp)|rabatt|discount|marge|margin|kosten|cost|steuer|mwst|ust|^tax|^vat|umsatz|turnover/i.test(
    headForm(head),
  );

/** The columns of a field: those with its first known head, one for each language, all for a repeatable field. */
function placesOf(field: TableField, heads: readonly ReadHead[]): number[] {
  const found = field.heads.flatMap((known) =>
    heads.flatMap(({ form }, place) => (form === known ? [place] : [])),
  );
  const unique = [...new Set(found)];
  if (field.field === 'price')
    return firstOfEach(unique, heads, ({ unit, fromQuantity }) => `${unit} ${fromQuantity}`);
  if (repeatable.has(field.field)) return unique;
  if (!field.byLanguage) return unique.slice(0, 1);
  return firstOfEach(unique, heads, ({ language }) => language);
}

function firstOfEach(
  places: readonly number[],
  heads: readonly ReadHead[],
  sortOf: (head: ReadHead) => string | undefined,
): number[] {
  const seen = new Set<string | undefined>();
  return places.filter((place) => {
    const sort = sortOf(heads[place]!);
    return !seen.has(sort) && seen.add(sort);
  });
}

const languageMarks: readonly [RegExp, Language][] = [
  [/[\s_([-]+(?:de|deu|deutsch|german)[)\]]?$/i, 'de'],
  [/[\s_([-]+(?:en|eng|englisch|english)[)\]]?$/i, 'en'],
];
const currencyMark = /[\s_([-]+(?:in\s+)?(EUR|CHF|USD|GBP|€)[)\]]?(?=\s|$)/i;
const tierMark = /[\s_(]+(?:ab|from)\s*(\d{1,9})\s*(?:Stk\.?|Stück|pcs\.?|pieces)?\)?$/i;

function headOf(head: string): ReadHead {
  let rest = head.replaceAll(/\s+/g, ' ').trim().slice(0, 500);
  const tier = tierMark.exec(rest);
  if (tier) rest = rest.slice(0, tier.index);
  const mark = languageMarks.find(([form]) => form.test(rest));
  if (mark) rest = rest.replace(mark[0], '');
  const currency = currencyMark.exec(rest);
  if (currency) rest = rest.replace(currencyMark, '');
  const unit = unitOf(rest);
  return {
    // A second picture is `Bild 2`.
    form: headForm(unit === undefined ? rest : rest.replace(unitMark, '')).replace(
      /(?<=[a-z])\d$/,
      (digit) => (knownHeads.has(headForm(rest)) ? digit : ''),
    ),
    language: mark?.[1],
    unit: currency ? currency[1]!.toUpperCase().replace('€', 'EUR') : unit,
    fromQuantity: tier?.[1],
  };
}

/** `Durchmesser [mm]`, `Gewicht (kg)`, `Gewicht in kg`. */
const unitMark = /\s*(?:[([]([^()[\]]{1,15})[)\]]|\s(?:in\s)(kg|g|mm|cm|m|µm|°|%))$/i;

function unitOf(head: string): string | undefined {
  const found = unitMark.exec(head);
  return found?.[1]?.trim() ?? found?.[2];
}

const knownHeads = new Set([...tableFields, ...stockFields].flatMap(({ heads }) => heads));

/** The number of fields that heads name. A letterhead names few. */
export function knownHeadsIn(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '' && knownHeads.has(headOf(cell).form)).length;
}
