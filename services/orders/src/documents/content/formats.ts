import { type Language, type LocaleFormats, defaultLocaleConfig } from '@werkbank/contracts/localization';

const FIXED_SPACE = '\u00a0';

/** How figures, days and addresses are written on documents. A figure is never torn apart. */
export interface Formats {
  number: (value: number, decimals?: number) => string;
  /** Whole cents without their currency. */
  amount: (cents: number) => string;
  percent: (value: number) => string;
  day: (iso: string) => string;
  country: (code: string) => string;
}

export function formatsOf(language: Language, given?: LocaleFormats): Formats {
  const { dateFormat, decimalSeparator, groupSeparator } = given ?? defaultLocaleConfig[language];
  const group = groupSeparator.replaceAll(' ', FIXED_SPACE);
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const number = (value: number, decimals = 0) => {
    const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => group);
    const sign = value < 0 ? '−' : '';
    return `${sign}${grouped}${fraction === undefined ? '' : decimalSeparator + fraction}`;
  };
  return {
    number,
    amount: (cents) => number(cents / 100, 2),
    percent: (value) => `${number(value, decimalsOf(value))}${FIXED_SPACE}%`,
    day: (iso) => {
      const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
      return dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', day);
    },
    country: (code) => countries.of(code) ?? code,
  };
}

function decimalsOf(value: number): number {
  return [0, 1].find((decimals) => Number(value.toFixed(decimals)) === value) ?? 2;
}
