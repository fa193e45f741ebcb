import type { Article } from '@werkbank/contracts/entities';
import { useTranslation } from 'react-i18next';
import { ArticleTable } from '../../article-table/article-table';

/** Shared properties beside price and quantity, with words instead of letters in the heads. */
const MOST_SHARED = 5;

/** The table of similar articles, with the columns that they share with this one. */
export default function SimilarTable({ article }: { article: Article }) {
  const { t } = useTranslation('articles');
  return (
    <ArticleTable
      caption={t('article.similar')}
      rows={article.similarItems}
      columns={sharedColumns(article).slice(0, MOST_SHARED)}
    />
  );
}

/**
 * The columns for similar items. The article's own properties carry label and unit but no key; the row beside them
 * has the keys, in the same order.
 */
function sharedColumns(article: Article) {
  const keys = Object.keys(article.properties);
  return article.otherProperties.flatMap((property, index) => {
    const key = keys[index];
    if (key === undefined || article.properties[key] !== property.value) return [];
    const numeric = /^[\d.,]+$/.test(property.value);
    return [
      {
        key,
        label: property.name,
        unit: property.unit,
        letter: null,
        kind: numeric ? ('number' as const) : ('text' as const),
      },
    ];
  });
}
