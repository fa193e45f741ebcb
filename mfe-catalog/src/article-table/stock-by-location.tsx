import type { ArticleRow } from '@werkbank/contracts/entities';
import { Quantity } from '@werkbank/kit/formatted-values';
import { useTranslation } from 'react-i18next';
import css from './article-table.module.css';

/** How many pieces lie where. */
export function StockByLocation({ row }: { row: ArticleRow }) {
  const { t } = useTranslation('articles');
  if (row.stockLevels.length === 0) return <p className={css.second}>{t('availability.none')}</p>;
  return (
    <ul className={css.places}>
      {row.stockLevels.map((place) => (
        <li key={place.id}>
          <span>{t('stock.place', { city: place.city, country: place.country })}</span>
          <Quantity value={place.stockLevel} unit={t('stock.pieces')} />
        </li>
      ))}
    </ul>
  );
}
