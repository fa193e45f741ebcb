import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './basket.module.css';

/** The head of a table of articles and quantities. */
export function LineHeads({
  first,
  last = false,
  removes = true,
}: {
  /** A column before the article. */
  first?: ReactNode;
  /** A column with the former price. */
  last?: boolean;
  removes?: boolean;
}) {
  const { t } = useTranslation('checkout');
  return (
    <thead>
      <tr>
        {first}
        <th scope="col">{t('line.article')}</th>
        <th scope="col">{t('line.availability')}</th>
        {last ? (
          <th scope="col" className={css.end}>
            {t('line.lastPrice')}
          </th>
        ) : null}
        <th scope="col" className={css.end}>
          {last ? t('line.priceToday') : t('line.unitPrice')}
        </th>
        <th scope="col">{t('line.quantity')}</th>
        <th scope="col" className={css.end}>
          {t('line.price')}
        </th>
        {removes ? (
          <th scope="col">
            <span className="visually-hidden">{t('line.remove')}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
