import type { Delivery } from '@werkbank/contracts/entities';
import { DataTable } from '@werkbank/kit/data-table';
import { ArticleNumber, Money, Quantity } from '@werkbank/kit/figures';
import { Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { cancelledItems } from './items';
import css from './order.module.css';

/** What was taken back, at the bottom: it is no part of the order any more. */
export function CancelledItems({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { t } = useTranslation('orders');
  const cancelled = cancelledItems(deliveries);
  if (cancelled.length === 0) return null;
  return (
    <Panel title={t('cancelled.title')} flush>
      <div className={css.edges}>
        <DataTable
          flush
          caption={t('cancelled.title')}
          rows={cancelled}
          rowKey={({ item }) => item.id}
          columns={[
            {
              key: 'number',
              title: t('items.number'),
              render: ({ item }) => <ArticleNumber>{item.materialNumber}</ArticleNumber>,
            },
            {
              key: 'text',
              title: t('items.text'),
              render: ({ item, delivery }) => (
                <>
                  {item.articleText}
                  <span className={css.reason}>{delivery.producerName}</span>
                </>
              ),
            },
            {
              key: 'quantity',
              title: t('items.quantity'),
              align: 'end',
              render: ({ item }) => <Quantity value={item.quantity} unit={item.unit} />,
            },
            {
              key: 'amount',
              title: t('items.amount'),
              align: 'end',
              render: ({ item }) => (
                <span className={css.struck}>
                  <Money cents={item.displayPrice.amount} currency={item.displayPrice.currency} />
                </span>
              ),
            },
          ]}
        />
      </div>
    </Panel>
  );
}
