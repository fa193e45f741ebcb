import type { Currency } from '@werkbank/contracts/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currencySign } from '../formats/numbers';
import { useFormats } from '../formats/use-formats';
import css from './figures.module.css';

/** Whole cents; the currency in a lighter tone, never broken over two lines. Nothing known: a dash. */
export function Money({ cents, currency }: { cents: number | null; currency: Currency }) {
  const formats = useFormats();
  if (cents === null) return <Missing />;
  return (
    <span className={css.figure}>
      {formats.amount(cents)}
      <span className={css.unit}>{`\u00a0${currencySign(currency)}`}</span>
    </span>
  );
}

/** A number of pieces or a measure with its unit. */
export function Quantity({ value, unit, decimals }: { value: number; unit?: string; decimals?: number }) {
  const formats = useFormats();
  return (
    <span className={css.figure}>
      {formats.number(value, decimals)}
      {unit === undefined ? null : <span className={css.unit}>{`\u00a0${unit}`}</span>}
    </span>
  );
}

/** A date, or an instant with its time. */
export function DateText({ iso, withTime = false }: { iso: string | null; withTime?: boolean }) {
  const formats = useFormats();
  if (iso === null) return <Missing />;
  return (
    <time className={css.figure} dateTime={iso}>
      {withTime ? formats.dateTime(iso) : formats.date(iso)}
    </time>
  );
}

/** What was moved, such as a date: what it was, struck through, and what it is. */
export function Moved({ was, is }: { was: ReactNode; is: ReactNode }) {
  const { t } = useTranslation('kit');
  return (
    <span>
      <span className="visually-hidden">{t('figures.was')} </span>
      <s className={css.changed}>{was}</s>
      <span className={css.arrow} aria-hidden="true">
        →
      </span>
      <span className="visually-hidden">{t('figures.is')} </span>
      {is}
    </span>
  );
}

/** An article or order number, in the mono face so that it can be compared character by character. */
export function ArticleNumber({ children }: { children: string | number }) {
  return <span className={css.number}>{children}</span>;
}

function Missing() {
  const { t } = useTranslation('kit');
  return (
    <span className={css.unit}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('figures.unknown')}</span>
    </span>
  );
}
