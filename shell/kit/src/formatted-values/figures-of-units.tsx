import { addDays, dayOf } from '@werkbank/contracts/calendar';
import type { Currency } from '@werkbank/contracts/localization';
import { isPlain, type OrderUnits, pricedUnits, quantityInWords } from '@werkbank/contracts/quantities';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../host/host-context';
import { DateText } from './date-text';
import { Money, Quantity } from './figures';
import css from './formatted-values.module.css';

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
