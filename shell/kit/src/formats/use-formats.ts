import type { Currency, Language, LocaleFormats } from '@werkbank/contracts/localization';
import { type NumberField, readDecimal, readNumber, type UnreadNumber } from '@werkbank/contracts/numbers';
import { useMemo } from 'react';
import { usePreferences, useSettings } from '../host/host-context';
import { formatDate, formatDateTime } from './dates';
import { formatAmount, formatNumber } from './numbers';
import { formatBytes, formatMoney, formatPercent } from './units';

export interface Formats {
  readonly language: Language;
  readonly dateFormat: string;
  number(value: number, decimals?: number): string;
  amount(cents: number): string;
  money(cents: number, currency: Currency): string;
  percent(value: number): string;
  /** A decimal text to the last digit, never a float: only its separator changes. */
  decimal(text: string): string;
  bytes(value: number): string;
  date(iso: string): string;
  dateTime(iso: string): string;
  /** The value of a field of numbers; undefined if it is empty. */
  readonly read: (text: string, field?: NumberField) => number | UnreadNumber | undefined;
  /** The same with all digits, never a float. */
  readonly readDecimal: (text: string, field?: NumberField) => string | UnreadNumber | undefined;
}

/** Every format in the user's language, as the configuration has it. */
export function useFormats(): Formats {
  const { language } = usePreferences();
  const formats = useSettings().localeConfig[language];
  return useMemo(() => formatsOf(language, formats), [language, formats]);
}

/** The formats without a host. */
export function formatsOf(language: Language, locale: LocaleFormats): Formats {
  return {
    language,
    dateFormat: locale.dateFormat,
    number: (value, decimals) => formatNumber(value, locale, decimals),
    amount: (cents) => formatAmount(cents, locale),
    money: (cents, currency) => formatMoney(cents, currency, locale),
    decimal: (text) => text.replace('.', locale.decimalSeparator),
    percent: (value) => formatPercent(value, locale),
    bytes: (value) => formatBytes(value, locale),
    date: (iso) => formatDate(iso, locale.dateFormat),
    dateTime: (iso) => formatDateTime(iso, locale.dateFormat),
    read: (text, field) => readNumber(text, locale, field),
    readDecimal: (text, field) => readDecimal(text, locale, field),
  };
}
