import type { Currency, Language } from '@werkbank/contracts/limits';
import { useMemo } from 'react';
import { usePreferences } from '../remote/host-context';
import { formatDate, formatDateTime } from './dates';
import { formatAmount, formatBytes, formatMoney, formatNumber, formatPercent, parseNumber } from './numbers';

export interface Formats {
  readonly language: Language;
  number(value: number, decimals?: number): string;
  amount(cents: number): string;
  money(cents: number, currency: Currency): string;
  percent(value: number): string;
  bytes(value: number): string;
  date(iso: string): string;
  dateTime(iso: string): string;
  parse(text: string): number | undefined;
}

/** Every format in the user's language. */
export function useFormats(): Formats {
  const { language } = usePreferences();
  return useMemo(
    () => ({
      language,
      number: (value, decimals) => formatNumber(value, language, decimals),
      amount: (cents) => formatAmount(cents, language),
      money: (cents, currency) => formatMoney(cents, currency, language),
      percent: (value) => formatPercent(value, language),
      bytes: (value) => formatBytes(value, language),
      date: (iso) => formatDate(iso, language),
      dateTime: (iso) => formatDateTime(iso, language),
      parse: (text) => parseNumber(text, language),
    }),
    [language],
  );
}
