import type { OrderItem } from '@werkbank/contracts/entities';
import type { Column } from '@werkbank/kit/columns';
import { ArticleNumber, Money, Quantity } from '@werkbank/kit/figures';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import css from './delivery.module.css';

/** The columns of every table of items: number, what it is, how many, what they cost. */
export function useItemColumns(struck: (item: OrderItem) => boolean = () => false): Column<OrderItem>[] {
  const { t } = useTranslation('orders');
  const mark = (item: OrderItem) => (struck(item) ? css.struck : undefined);
  return [
    {
      key: 'number',
      title: t('items.number'),
      render: (item) => (
        <Link to={`/article/${encodeURIComponent(item.articleId)}`} className={mark(item)}>
          <ArticleNumber>{item.materialNumber}</ArticleNumber>
        </Link>
      ),
    },
    {
      key: 'text',
      title: t('items.text'),
      render: (item) => <span className={mark(item)}>{item.articleText}</span>,
    },
    {
      key: 'quantity',
      title: t('items.quantity'),
      align: 'end',
      render: (item) => (
        <>
          <Quantity value={item.quantity} unit={item.unit} />
          {item.deliveredQuantity > 0 && item.deliveredQuantity < item.quantity ? (
            <span className={css.arrived}>{t('items.arrived', { count: item.deliveredQuantity })}</span>
          ) : null}
        </>
      ),
    },
    {
      key: 'amount',
      title: t('items.amount'),
      align: 'end',
      render: (item) => (
        <span className={mark(item)}>
          <Money cents={item.displayPrice.amount} currency={item.displayPrice.currency} />
        </span>
      ),
    },
  ];
}
