import type { BasketItem } from '@werkbank/contracts/entities';
import type { OrderUnits, PromisedPart } from '@werkbank/contracts/quantities';
import { ArticleNumber, QuantityOnDay } from '@werkbank/kit/formatted-values';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import css from './basket.module.css';

/** Number and text of an article, as a link while the catalogue has it. */
export function ArticleName({ item }: { item: BasketItem }) {
  const { t } = useTranslation('checkout');
  const name = (
    <>
      <ArticleNumber>{item.materialNumber}</ArticleNumber>
      <span>{item.articleText}</span>
      {item.ownArticleNumber ? (
        <span className={css.note}>{t('line.ownNumber', { number: item.ownArticleNumber })}</span>
      ) : null}
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

/** The days on which the parts of a line leave. */
export function PromisedDays({
  parts,
  units,
}: {
  parts: readonly PromisedPart[];
  units: OrderUnits | undefined;
}) {
  return (
    <span className={css.parts}>
      {parts.map(({ quantity, plannedShipmentDate }) => (
        <QuantityOnDay
          key={plannedShipmentDate}
          quantity={quantity}
          units={units}
          day={plannedShipmentDate}
        />
      ))}
    </span>
  );
}

export function Availability({ item, isOrderable }: { item: BasketItem; isOrderable: boolean }) {
  const { t } = useTranslation('checkout');
  if (!isOrderable) return t('line.notAvailable');
  const { promisedParts = [], quantity } = item;
  // Another quantity was entered, and its prices and days are on their way.
  const isCurrent = promisedParts.reduce((sum, part) => sum + part.quantity, 0) === quantity;
  if (promisedParts.length > 0 && isCurrent)
    return <PromisedDays parts={promisedParts} units={item.orderUnits} />;
  return item.availabilityInDays === 0
    ? t('line.onStock')
    : t('line.inDays', { count: item.availabilityInDays });
}
