import type { ArticleRow, Column } from '@werkbank/contracts/entities';
import { ButtonLink } from '@werkbank/kit/button';
import { Quantity } from '@werkbank/kit/figures';
import { Facts } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import css from './article-table.module.css';

/** What opens below a row: further properties, stock per dispatch location, the way to article and video. */
export function RowDetails({ row, columns }: { row: ArticleRow; columns: readonly Column[] }) {
  const { t } = useTranslation('catalog');
  const properties = columns.map(({ key, label, unit }): readonly [string, string] => [
    label,
    row.properties[key] === undefined ? '' : [row.properties[key], unit].filter(Boolean).join('\u00a0'),
  ]);
  return (
    <div className={css.details}>
      <div>
        <h3>{row.articleText}</h3>
        <Facts facts={[[t('table.producer'), row.producerName], ...properties]} />
      </div>
      <div>
        <h3>{t('stock.title')}</h3>
        <StockByLocation row={row} />
      </div>
      <div className={css.ways}>
        <ButtonLink to={`/article/${row.articleId}`}>{t('table.toArticle')}</ButtonLink>
        {row.videoUrl ? (
          <a href={row.videoUrl} target="_blank" rel="noreferrer">
            {t('table.video')}
          </a>
        ) : null}
      </div>
    </div>
  );
}

/** How many pieces lie where. */
export function StockByLocation({ row }: { row: ArticleRow }) {
  const { t } = useTranslation('catalog');
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
