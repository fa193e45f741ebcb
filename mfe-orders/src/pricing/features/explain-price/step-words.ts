import type { PriceRule, PriceStep } from '@werkbank/contracts/entities';
import type { Currency, Language } from '@werkbank/contracts/localization';
import type { Formats } from '@werkbank/kit/formats';
import { countryName } from '@werkbank/kit/names';

type Input = PriceStep['inputs'][number];

/** Cents as the engine has them, to the last digit: 326.4 is 3.264. */
export function exactAmount(cents: string, formats: Formats): string {
  const negative = cents.startsWith('-');
  const [whole = '0', fraction = ''] = cents.replace('-', '').split('.');
  const digits = whole.padStart(3, '0');
  const decimals = `${digits.slice(-2)}${fraction}`.replace(/(?<=..)0+$/, '');
  return `${negative ? '−' : ''}${formats.decimal(`${digits.slice(0, -2)}.${decimals}`)}`;
}

export const isRounded = ({ exact, result }: Pick<PriceStep, 'exact' | 'result'>): boolean =>
  Number(exact) !== result;

/** An input of a step as text; list price and VOC are in the producer's currency. */
export function inputText({ name, value }: Input, currency: Currency, formats: Formats): string {
  switch (name) {
    case 'countryPriceFactor':
    case 'exchangeRate':
      return formats.decimal(value);
    case 'quantity':
      return formats.number(Number(value));
    case 'percent':
      return formats.percent(Number(value));
    case 'rate':
      return formats.percent(Number((Number(value) * 100).toFixed(2)));
    case 'listPrice':
    case 'voc':
      return exactAmount(value, formats);
    case 'unitPrice':
    case 'unitVoc':
    case 'line':
    case 'surcharge':
    case 'discount':
    case 'salesPrice':
    case 'taxBase':
      return formats.money(Number(value), currency);
  }
}

/** The name of a rule, if it is a code. */
export function ruleName({ kind, name }: PriceRule, language: Language): string {
  return kind === 'CountryPriceFactor' || kind === 'TaxRate' ? countryName(name, language) : name;
}

/** The number of a rule with its unit. */
export function ruleValue({ kind, value }: PriceRule, formats: Formats): string {
  if (value === null) return '';
  const isFactor = kind === 'CountryPriceFactor' || kind === 'ExchangeRate';
  return isFactor ? formats.decimal(value) : formats.percent(Number(value));
}

/** The address of a rule on the desk; undefined for rules of the platform, or that refer to another rule. */
export function addressOfRule({ kind, id }: PriceRule, customerId: number | null): string | undefined {
  switch (kind) {
    case 'CountryPriceFactor':
      return '/management/country-price-factors';
    case 'Surcharge':
      return '/management/surcharges';
    case 'DiscountAssignment':
      return customerId === null ? undefined : `/management/discount-assignments/${customerId}`;
    case 'DiscountGroup':
      return `/management/discount-groups/${id}`;
    case 'ArticleGroup':
      return `/management/article-groups/${id}`;
    case 'Discount':
    case 'ExchangeRate':
    case 'TaxRate':
    case 'TaxRule':
      return undefined;
  }
}
