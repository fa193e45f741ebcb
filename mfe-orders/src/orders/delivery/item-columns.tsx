import type { OrderItem } from '@werkbank/contracts/entities';
import type { Column } from '@werkbank/kit/columns';
import { ArticleNumber, Money } from '@werkbank/kit/formatted-values';
import { usePreferences } from '@werkbank/kit/host';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAtLeast } from '../order/use-at-least';
import css from './delivery.module.css';
import { useCount, usePartInWords } from './unit';

/** The columns of every table of items: number, what it is, how many, what they cost; on a phone the first three in one. */
export function useItemColumns(struck: (item: OrderItem) => boolean = () => false): Column<OrderItem>[] {
  const { t } = useTranslation('orders');
  const wide = useAtLeast(600);
  const columns = useArticleColumns<OrderItem>({
    itemOf: (item) => item,
    struck,
    below: (item) => <Count item={item} />,
  });
  return [
    ...columns,
    ...(wide
      ? [
          {
            key: 'quantity',
            title: t('items.quantity'),
            align: 'end' as const,
            render: (item: OrderItem) => <Count item={item} />,
          },
        ]
      : []),
    {
      key: 'amount',
      title: t('items.amount'),
      align: 'end',
      render: (item) => (
        <span className={struck(item) ? css.struck : undefined}>
          <Money cents={item.displayPrice.amount} currency={item.displayPrice.currency} />
        </span>
      ),
    },
  ];
}

/** Number and description of an article; on a phone in one column, with the values of missing columns below. */
export function useArticleColumns<Row>({
  itemOf,
  struck = () => false,
  below,
  linked = true,
}: {
  itemOf: (row: Row) => OrderItem;
  struck?: (item: OrderItem) => boolean;
  below?: (row: Row) => ReactNode;
  /** Not in a dialog: a link would leave it and lose its input. */
  linked?: boolean;
}): Column<Row>[] {
  const { t } = useTranslation('orders');
  const { language } = usePreferences();
  const wide = useAtLeast(600);
  const numberOf = (item: OrderItem) =>
    linked ? (
      <Link
        to={`/article/${encodeURIComponent(item.articleId)}`}
        className={struck(item) ? css.struck : undefined}
      >
        <ArticleNumber>{item.materialNumber}</ArticleNumber>
      </Link>
    ) : (
      <ArticleNumber>{item.materialNumber}</ArticleNumber>
    );
  const textOf = (item: OrderItem) => (
    <span className={struck(item) ? css.struck : undefined}>
      {item.articleTexts?.[language] ?? item.articleText}
      {item.ownArticleNumber ? (
        <span className={css.onLine}>{t('items.ownNumber', { number: item.ownArticleNumber })}</span>
      ) : null}
      {item.remark ? <span className={css.onLine}>{t('items.remark', { remark: item.remark })}</span> : null}
    </span>
  );
  if (wide) {
    return [
      { key: 'number', title: t('items.number'), render: (row) => numberOf(itemOf(row)) },
      { key: 'text', title: t('items.text'), render: (row) => textOf(itemOf(row)) },
    ];
  }
  return [
    {
      key: 'number',
      title: t('items.number'),
      render: (row) => (
        <span className={css.stacked}>
          {numberOf(itemOf(row))}
          {textOf(itemOf(row))}
          {below?.(row)}
        </span>
      ),
    },
  ];
}

function Count({ item }: { item: OrderItem }) {
  const { quantity, deliveredQuantity } = item;
  const { t } = useTranslation('orders');
  const countOf = useCount();
  const inWords = usePartInWords();
  return (
    <>
      {countOf(item)}
      {deliveredQuantity > 0 && deliveredQuantity < quantity ? (
        <span className={css.arrived}>
          {t('items.arrived', { quantity: inWords(item, deliveredQuantity) ?? deliveredQuantity })}
        </span>
      ) : null}
    </>
  );
}
