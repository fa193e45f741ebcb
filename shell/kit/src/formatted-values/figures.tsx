import type { Currency } from '@werkbank/contracts/localization';
import { currencySign, formatAmount, formatNumber } from '../formats/numbers';
import { useSeparators } from '../formats/use-separators';
import css from './formatted-values.module.css';
import { Missing } from './missing';

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
