import { addDays, dayOf } from '@werkbank/contracts/calendar';
import type { Currency } from '@werkbank/contracts/localization';
import { isPlain, type OrderUnits, pricedUnits, quantityInWords } from '@werkbank/contracts/quantities';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currencySign, formatAmount, formatNumber } from '../formats/numbers';
import { useSeparators } from '../formats/use-separators';
import { usePreferences } from '../host/host-context';
import css from './formatted-values.module.css';
import { DateText } from './date-text';
import { Missing } from './missing';

export { DateText } from './date-text';

/** Whole cents; the currency in a lighter tone, never broken over two lines. Unknown: a dash. */
export function Money({ cents, currency }: { cents: number | null; currency: Currency }) {
  const separators = useSeparators();
  if (cents === null) return <Missing />;
  return (
    <span className={css.figure}>
      {formatAmount(cents, separators)}
      <span className={css.unit}>{`\u00a0${currencySign(currency)}`}</span>
    </span>
  );
}

/** A number of pieces or a measure with its unit. */
export function Quantity({ value, unit, decimals }: { value: number; unit?: string; decimals?: number }) {
  const separators = useSeparators();
  return (
    <span className={css.figure}>
      {formatNumber(value, separators, decimals)}
      {unit === undefined ? null : <span className={css.unit}>{`\u00a0${unit}`}</span>}
    </span>
  );
}

/** What is ordered: a number of pieces, or of other units and what is in them. */
export function OrderedQuantity({ value, units }: { value: number; units: OrderUnits | undefined }) {
  const { language } = usePreferences();
  if (isPlain(units)) return <Quantity value={value} />;
  return <span>{quantityInWords(value, units, language)}</span>;
}

/** A quantity and its day: "5 tomorrow", "15 on 12.01.2027". */
export function QuantityOnDay({
  quantity,
  units,
  day,
}: {
  quantity: number;
  units: OrderUnits | undefined;
  day: string;
}) {
  const { t } = useTranslation('kit');
  const [tomorrow] = useState(() => addDays(dayOf(new Date()), 1));
  return (
    <span>
      <OrderedQuantity value={quantity} units={units} />{' '}
      {day === tomorrow ? (
        <time dateTime={day}>{t('figures.tomorrow')}</time>
      ) : (
        <>
          {t('figures.on')} <DateText iso={day} />
        </>
      )}
    </span>
  );
}

/** A price, and of how many units it is where that is not one piece. */
export function PriceOfUnits({
  cents,
  currency,
  priceQuantity,
  units,
}: {
  cents: number | null;
  currency: Currency;
  priceQuantity: number | undefined;
  units: OrderUnits | undefined;
}) {
  const { language } = usePreferences();
  const of = cents === null ? undefined : pricedUnits(priceQuantity, units, language);
  if (of === undefined) return <Money cents={cents} currency={currency} />;
  return (
    <span>
      <Money cents={cents} currency={currency} /> <span className={css.of}>{`/ ${of}`}</span>
    </span>
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
