import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './formatted-values.module.css';

export { DateText } from './date-text';
export { Money, Quantity } from './figures';
// In a file of its own: the first page shows no units and no days.
export { OrderedQuantity, PriceOfUnits, QuantityOnDay } from './figures-of-units';

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
