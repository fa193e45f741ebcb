import type { Article } from '@werkbank/contracts/entities';
import { IconButton } from '@werkbank/kit/button';
import { ArticleNumber, PriceOfUnits } from '@werkbank/kit/formatted-values';
import { usePreferences } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Availability } from '../../article-table/availability';
import { QuantityAndAdd } from '../../basket/quantity-and-add';
import css from './comparison-table.module.css';
import { propertyRows } from './property-rows';

/** Articles side by side, one property per line. Names and articles stay in view both ways. */
export function ComparisonTable({
  articles,
  differencesOnly,
  onRemove,
}: {
  articles: readonly Article[];
  differencesOnly: boolean;
  onRemove: (articleId: string) => void;
}) {
  const { t } = useTranslation('articles');
  const { currency } = usePreferences();
  // The producer has its own line.
  const rows = propertyRows(articles).filter(
    (row) => row.name !== t('table.producer') && (row.differs || !differencesOnly),
  );
  /** `compared`: the value that decides if articles differ; absent in lines with actions. */
  const line = (
    name: string,
    cell: (article: Article) => ReactNode,
    compared?: (article: Article) => unknown,
  ) => {
    const differs = compared && new Set(articles.map(compared)).size > 1;
    if (compared && !differs && differencesOnly) return null;
    return (
      <tr data-differs={differs || undefined}>
        <th scope="row">{name}</th>
        {articles.map((article) => (
          <td key={article.articleId}>{cell(article)}</td>
        ))}
      </tr>
    );
  };
  return (
    <div className={css.scroll} role="region" aria-label={t('compare.title')}>
      <table className={css.table}>
        <caption className="visually-hidden">{t('compare.title')}</caption>
        <thead>
          <tr>
            <td />
            {articles.map((article) => (
              <th key={article.articleId} scope="col">
                <div className={css.head}>
                  <Link to={`/article/${article.articleId}`}>
                    <ArticleNumber>{article.materialNumber}</ArticleNumber>
                  </Link>
                  <IconButton
                    icon={icons.close}
                    label={t('compare.removeOf', { article: article.materialNumber })}
                    onClick={() => onRemove(article.articleId)}
                  />
                </div>
                <span className={css.text}>{article.articleText}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {line(
            t('table.producer'),
            (article) => article.producerName,
            ({ producerName }) => producerName,
          )}
          {line(
            t('table.price'),
            (article) => (
              <PriceOfUnits
                cents={article.price}
                currency={article.displayPrice?.currency ?? currency}
                priceQuantity={article.priceQuantity}
                units={article.orderUnits}
              />
            ),
            ({ price, priceQuantity = 1 }) => price && price / priceQuantity,
          )}
          {line(
            t('table.available'),
            (article) => (
              <Availability row={article} />
            ),
            ({ stockLevel, availabilityInDays }) => `${stockLevel} ${availabilityInDays}`,
          )}
          {rows.map((row) => (
            <tr key={row.name} data-differs={row.differs || undefined}>
              <th scope="row">{row.name}</th>
              {articles.map((article, index) => (
                <td key={article.articleId}>{row.values[index] ?? t('compare.without')}</td>
              ))}
            </tr>
          ))}
          {line(t('table.quantity'), (article) => (
            <QuantityAndAdd row={article} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
