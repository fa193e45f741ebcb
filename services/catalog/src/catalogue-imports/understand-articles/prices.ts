import { isCurrencyOfCents } from '@werkbank/contracts/entities';
import { caps } from '../caps.js';
import type { SentArticle, SentPrice } from '../read-file/sent-article.js';
import type { UnderstandingContext } from './context.js';
import { dayOf } from './dates.js';
import { countryOf } from './identifiers.js';
import type { ListPrice } from './imported-article.js';
import type { Notes } from './notes.js';
import { decimalOf, exactOf, product, wholeOf } from './numbers.js';
import { unitCode } from './units.js';

/** Decimals of a price beyond cents, which become a larger price quantity: 0.0199 for 1 is 1.99 for 100. */
const mostExtraDigits = 6;

/**
 * The list price is the price of the first type in this order that the article has: `net_list`, `gros_list`, `nrp`, a type of the
 * maker's own, at last `net_customer`. A customer's price in a catalogue for all is a list price only if there is no other.
 * Prices of other types are counted.
 */
const typesInOrder = ['net_list', 'gros_list', 'nrp'];

export function pricesOf(
  sent: SentArticle,
  context: UnderstandingContext,
  notes: Notes,
): ListPrice[] | undefined {
  if (sent.prices.length === 0) return undefined;
  const type = listType(sent.prices);
  const prices: ListPrice[] = [];
  const unknownCurrencies: string[] = [];
  const amounts = new Map<string, string>();
  for (const one of sent.prices) {
    if (typeOf(one) !== type) {
      notes.leaveOut(`price ${one.type}`, 'OtherPriceType');
      continue;
    }
    const unknown = unknownCurrencyOf(one, context);
    if (unknown !== undefined) {
      unknownCurrencies.push(unknown);
      continue;
    }
    const price = priceOf(one, sent, context, notes);
    if (!price) continue;
    const { amount, priceQuantity, currency, territories, minQuantity, validFrom, validUntil } = price;
    const key = [currency, territories.join(), minQuantity, validFrom, validUntil].join('|');
    const value = `${amount}/${priceQuantity}`;
    const known = amounts.get(key);
    if (known === undefined) prices.push(price);
    else if (known !== value) notes.refuse('price', 'PricesContradict', one.amount);
    amounts.set(key, value);
  }
  const [unknown] = unknownCurrencies;
  if (unknown !== undefined && prices.length === 0) notes.refuse('currency', 'CurrencyUnknown', unknown);
  else for (const currency of unknownCurrencies) notes.leaveOut(`price in ${currency}`, 'CurrencyUnknown');
  return prices.length > 0 ? prices : undefined;
}

const typeOf = ({ type }: SentPrice) => type.trim().toLowerCase();

function listType(prices: readonly SentPrice[]): string {
  const types = new Set(prices.map(typeOf));
  const known = typesInOrder.find((type) => types.has(type));
  const own = [...types].find((type) => !type.startsWith('net_customer'));
  return known ?? own ?? [...types][0] ?? '';
}

function priceOf(
  sent: SentPrice,
  article: SentArticle,
  { header, defaults }: UnderstandingContext,
  notes: Notes,
): ListPrice | undefined {
  if (!isOfOrderUnit(sent, article)) return notes.refuse('price', 'PriceUnitOther', sent.unit ?? '');
  const { decimalSign } = header;
  const amount = decimalOf(sent.amount, decimalSign, signs);
  if ('reason' in amount) return notes.refuse('price', amount.reason, sent.amount);
  if (amount.decimal.startsWith('-')) return notes.refuse('price', 'NumberNegative', sent.amount);
  if (Number(amount.decimal) === 0) return notes.leaveOut('price', 'PriceIsZero');
  const factor = sent.factor === undefined ? { decimal: '1' } : decimalOf(sent.factor, decimalSign);
  if ('reason' in factor) return notes.refuse('priceFactor', factor.reason, sent.factor ?? '');
  const quantity = priceQuantityOf(sent.quantity ?? article.priceQuantity, decimalSign, notes);
  const currency = currencyOf(sentCurrency(sent, { header, defaults }));
  if (currency === undefined) return notes.refuse('currency', 'CurrencyMissing', '');
  const territories = territoriesOf(sent.territories, notes);
  const days = daysOf(sent, notes);
  const minQuantity = lowerBoundOf(sent.lowerBound, decimalSign, notes);
  if (!quantity || !territories || !days || !minQuantity) return undefined;
  const exact = product(exactOf(amount.decimal), exactOf(factor.decimal));
  const extra = Math.max(0, exact.scale - 2);
  if (extra > mostExtraDigits) return notes.refuse('price', 'PriceTooFine', sent.amount);
  if (exact.digits <= 0n) return notes.refuse('priceFactor', 'NumberNegative', sent.factor ?? '');
  const cents = Number(exact.digits * 10n ** BigInt(Math.max(0, 2 - exact.scale)));
  const priceQuantity = quantity * 10 ** extra;
  if (
    cents > caps.highestPrice * 10 ** extra ||
    !Number.isSafeInteger(cents) ||
    priceQuantity > caps.highestQuantity
  )
    return notes.refuse('price', 'NumberTooLarge', sent.amount);
  return { amount: cents, currency, priceQuantity, minQuantity, territories, ...days };
}

/** Signs beside an amount in a table. */
const signs = ['€', 'EUR', 'Euro', 'CHF', 'SFr.', 'Fr.', 'USD', '$', 'GBP', '£'];

function isOfOrderUnit({ unit }: SentPrice, { orderUnit }: SentArticle): boolean {
  return unit === undefined || orderUnit === undefined || unitCode(unit) === unitCode(orderUnit);
}

/** A missing price quantity and one of 0 mean 1, as in files of many makers. */
function priceQuantityOf(sent: string | undefined, decimalSign: '.' | ',', notes: Notes): number | undefined {
  if (sent === undefined) return 1;
  const read = wholeOf(sent, decimalSign, caps.highestQuantity);
  if ('reason' in read) return notes.refuse('priceQuantity', read.reason, sent);
  if (read.number > 0) return read.number;
  notes.leaveOut('priceQuantity', 'Adjusted');
  return 1;
}

function lowerBoundOf(sent: string | undefined, decimalSign: '.' | ',', notes: Notes): number | undefined {
  if (sent === undefined) return 1;
  const read = wholeOf(sent, decimalSign, caps.highestQuantity, () =>
    notes.leaveOut('fromQuantity', 'Adjusted'),
  );
  if ('reason' in read) return notes.refuse('fromQuantity', read.reason, sent);
  return Math.max(1, read.number);
}

const currencySigns: Readonly<Record<string, string>> = {
  '€': 'EUR',
  EURO: 'EUR',
  $: 'USD',
  '£': 'GBP',
  'FR.': 'CHF',
  'SFR.': 'CHF',
  SFR: 'CHF',
};
const currencies = new Map<string, string | undefined>();

const sentCurrency = (
  sent: SentPrice,
  { header, defaults }: Pick<UnderstandingContext, 'header' | 'defaults'>,
): string => (sent.currency ?? header.currency ?? defaults.currency ?? '').trim().toUpperCase();

/** Files keep prices of currencies that are gone, such as DEM, beside those that hold. */
function unknownCurrencyOf(sent: SentPrice, context: UnderstandingContext): string | undefined {
  const text = sentCurrency(sent, context);
  return text !== '' && currencyOf(text) === undefined ? text : undefined;
}

function currencyOf(text: string): string | undefined {
  if (text === '') return undefined;
  const known = currencies.get(text);
  if (known !== undefined || currencies.has(text)) return known;
  const code = currencySigns[text] ?? text;
  const found = isCurrencyOfCents(code) ? code : undefined;
  if (currencies.size < 500) currencies.set(text, found);
  return found;
}

/** A price of a region is none of its whole country. */
function territoriesOf(sent: readonly string[], notes: Notes): string[] | undefined {
  const found = new Set<string>();
  for (const one of sent) {
    const country = countryOf(one);
    if (country !== undefined) found.add(country);
    else notes.leaveOut(`territory ${one}`, 'CountryUnknown');
  }
  if (sent.length > 0 && found.size === 0)
    return notes.refuse('territory', 'CountryUnknown', sent.join(', '));
  return [...found].toSorted();
}

function daysOf(
  { validFrom, validUntil }: SentPrice,
  notes: Notes,
): Pick<ListPrice, 'validFrom' | 'validUntil'> | undefined {
  const [from, until] = [validFrom, validUntil].map((sent) =>
    sent === undefined ? { day: null } : dayOf(sent),
  );
  if (!from || !until) return undefined;
  if ('reason' in from) return notes.refuse('validFrom', from.reason, validFrom ?? '');
  if ('reason' in until) return notes.refuse('validUntil', until.reason, validUntil ?? '');
  if (from.day !== null && until.day !== null && from.day > until.day)
    return notes.refuse('validUntil', 'DaysTurnedAround', `${from.day} – ${until.day}`);
  return { validFrom: from.day, validUntil: until.day };
}
