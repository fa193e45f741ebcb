import type { Article, ArticleRow, Column } from '@werkbank/contracts/entities';
import { ButtonLink } from '@werkbank/kit/button';
import { PriceOfUnits } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { usePreferences } from '@werkbank/kit/host';
import { Descriptions } from '@werkbank/kit/panel';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { useAudience } from '../audience/use-audience';
import { VideoButton } from '../video/video-button';
import { Drawing } from '../media/drawing';
import css from './article-table.module.css';
import { StockByLocation } from './stock-by-location';

/** The details of an opened row: all properties, drawing, tier prices, stock per location, links. */
export function RowDetails({ row, columns }: { row: ArticleRow; columns: readonly Column[] }) {
  const { t } = useTranslation('articles');
  const properties = columns.map(({ key, label, unit }): readonly [string, string] => [
    label,
    row.properties[key] === undefined ? '' : [row.properties[key], unit].filter(Boolean).join('\u00a0'),
  ]);
  const audience = useAudience();
  const { articleId } = row;
  const { data, error } = useApiQuery('getArticle', { params: { articleId }, query: audience });
  const drawing = data?.detailsImageUrls.at(-1) ?? null;
  return (
    <div className={css.details}>
      {error ? null : (
        <div className={css.drawing}>
          <Drawing
            src={drawing ?? row.imageUrl}
            alt={t('article.drawingOf', { article: row.materialNumber })}
            width={220}
            height={150}
          />
        </div>
      )}
      <div>
        <h3>{row.articleText}</h3>
        <Descriptions items={[[t('table.producer'), row.producerName], ...properties]} />
      </div>
      {error || (data && data.priceTiers.length < 2) ? null : (
        <div>
          <h3>{t('price.tiers')}</h3>
          {data ? <TierList article={data} /> : <LinesSkeleton lines={4} />}
        </div>
      )}
      <div>
        <h3>{t('stock.title')}</h3>
        <StockByLocation row={row} />
      </div>
      <div className={css.ways}>
        <ButtonLink to={`/article/${row.articleId}`}>{t('table.toArticle')}</ButtonLink>
        {row.videoUrl ? <VideoButton url={row.videoUrl} title={row.materialNumber} /> : null}
      </div>
    </div>
  );
}

/** Price tiers by quantity. */
function TierList({ article }: { article: Article }) {
  const { t } = useTranslation('articles');
  const formats = useFormats();
  const { currency } = usePreferences();
  return (
    <ul className={css.places}>
      {article.priceTiers.map((tier) => (
        <li key={tier.minQuantity}>
          <span>{t('price.from', { quantity: formats.number(tier.minQuantity) })}</span>
          <PriceOfUnits
            cents={tier.unitPrice}
            currency={article.displayPrice?.currency ?? currency}
            priceQuantity={tier.priceQuantity}
            units={article.orderUnits}
          />
        </li>
      ))}
    </ul>
  );
}
