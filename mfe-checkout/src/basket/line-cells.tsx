import type { BasketItem } from '@werkbank/contracts/entities';
import { ArticleNumber } from '@werkbank/kit/formatted-values';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import css from './basket.module.css';

/** Number and text of an article, as a link while the catalogue has it. */
export function ArticleName({ item }: { item: BasketItem }) {
  const name = (
    <>
      <ArticleNumber>{item.materialNumber}</ArticleNumber>
      <span>{item.articleText}</span>
    </>
  );
  return item.notAvailableReason === 'NoLongerInCatalogue' ? (
    <span className={css.article}>{name}</span>
  ) : (
    <Link to={`/article/${item.articleId}`} className={css.article}>
      {name}
    </Link>
  );
}

export function Availability({ item, isOrderable }: { item: BasketItem; isOrderable: boolean }) {
  const { t } = useTranslation('checkout');
  if (!isOrderable) return t('line.notAvailable');
  return item.availabilityInDays === 0
    ? t('line.onStock')
    : t('line.inDays', { count: item.availabilityInDays });
}
