import type { ArticleRow } from '@werkbank/contracts/entities';
import { isPlain, unitName } from '@werkbank/contracts/quantities';
import { usePreferences } from '@werkbank/kit/host';
import { Quantity } from '@werkbank/kit/formatted-values';
import { useTranslation } from 'react-i18next';
import css from './article-table.module.css';

/** The stock by dispatch location. */
export function StockByLocation({ row }: { row: ArticleRow }) {
  const { t } = useTranslation('articles');
  const { language } = usePreferences();
  const unitOf = (level: number) =>
    row.orderUnits === undefined || isPlain(row.orderUnits)
      ? t('stock.pieces')
      : unitName(row.orderUnits.orderUnit, level, language);
  if (row.stockLevels.length === 0) return <p className={css.second}>{t('availability.none')}</p>;
  return (
    <ul className={css.places}>
      {row.stockLevels.map((place) => (
        <li key={place.id}>
          <span>{t('stock.place', { city: place.city, country: place.country })}</span>
          <Quantity value={place.stockLevel} unit={unitOf(place.stockLevel)} />
        </li>
      ))}
    </ul>
  );
}
