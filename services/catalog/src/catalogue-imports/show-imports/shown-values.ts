import { type Language, languages, defaultLocaleConfig } from '@werkbank/contracts/localization';
import { amountText, figureText } from '@werkbank/contracts/amounts';
import { writeNumber } from '@werkbank/contracts/numbers';
import { pricedUnits, unitName } from '@werkbank/contracts/quantities';

const longest = 200;

export const shorten = (text: string | null): string | null =>
  text === null || text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;

/** A value of a column as text in a language; null without a value. */
export function shownValue(value: unknown, language: Language): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return writeNumber(value, defaultLocaleConfig[language]);
  if (Array.isArray(value)) return shownList(value, language);
  if (typeof value === 'object') return shownObject(value, language);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** "1,99 EUR / 100 Stück". */
export function shownPrice(
  { amount, currency, priceQuantity }: { amount: unknown; currency: unknown; priceQuantity: unknown },
  unit: unknown,
  language: Language,
): string | null {
  if (typeof amount !== 'number') return null;
  const money =
    typeof currency === 'string' ? amountText({ amount, currency }, language) : figureText(amount, language);
  const units =
    typeof unit === 'string'
      ? { orderUnit: unit, contentUnit: null, contentQuantity: null, minQuantity: 1, quantityInterval: 1 }
      : undefined;
  const of = pricedUnits(typeof priceQuantity === 'number' ? priceQuantity : undefined, units, language);
  return of === undefined ? money : `${money} / ${of}`;
}

/** Prices and tiers that hold from a quantity on, in countries or in days. */
export function shownPrices(value: unknown, unit: unknown, language: Language): string | null {
  const prices = Array.isArray(value) ? value.map(entriesOf) : [];
  const said = prices.map((price) => {
    const has = (key: string) => price.get(key);
    const from = Number(has('minQuantity') ?? 1);
    const territories = has('territories');
    const days = [has('validFrom'), has('validUntil')];
    const conditions = [
      ...(from > 1 ? [`${language === 'de' ? 'ab' : 'from'} ${from}`] : []),
      ...(Array.isArray(territories) ? territories.map(String) : []),
      ...(days.some(Boolean) ? [days.map((day) => shownValue(day, language) ?? '').join(' – ')] : []),
    ].join(' ');
    const money = shownPrice(
      { amount: has('amount'), currency: has('currency'), priceQuantity: has('priceQuantity') },
      unit,
      language,
    );
    return conditions === '' ? money : `${conditions}: ${money ?? ''}`;
  });
  return said.length === 0 ? null : said.join('; ');
}

/** "Karton: 100; Palette: 4800". */
export function shownPackings(value: unknown, language: Language): string | null {
  const packings = Array.isArray(value) ? value.map(entriesOf) : [];
  const said = packings.map(
    (packing) =>
      `${unitName(String(packing.get('unit')), 1, language)}: ${shownValue(packing.get('quantity'), language) ?? ''}`,
  );
  return said.length === 0 ? null : said.join('; ');
}

const entriesOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** Other lists by the number of their entries. */
function shownList(value: readonly unknown[], language: Language): string | null {
  if (value.length === 0) return null;
  if (value.every((entry) => typeof entry === 'string')) return value.join(', ');
  const entry = language === 'de' ? ['Eintrag', 'Einträge'] : ['entry', 'entries'];
  return `${value.length} ${entry[value.length === 1 ? 0 : 1]}`;
}

/** Texts in the language of the reader, all else as its values. */
function shownObject(value: object, language: Language): string | null {
  const entries = entriesOf(value);
  for (const wanted of [language, ...languages]) {
    const text = entries.get(wanted);
    if (typeof text === 'string') return text;
    if (Array.isArray(text)) return shownList(text, language);
  }
  return entries.size === 0 ? null : [...entries.values()].map(String).join(', ');
}
