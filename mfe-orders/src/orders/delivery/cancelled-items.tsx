import type { Delivery } from '@werkbank/contracts/entities';
import { Table } from '@werkbank/kit/ui/table';
import { Money } from '@werkbank/kit/formatted-values';
import { Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { useArticleColumns } from './item-columns';
import { useCount } from './unit';
import { cancelledItems } from '../order/items';
import css from '../order/order.module.css';
import { useAtLeast } from '../order/use-at-least';

/** Cancelled items at the bottom; they no longer belong to the order. */
export function CancelledItems({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { t } = useTranslation('orders');
  const countOf = useCount();
  const wide = useAtLeast(600);
  const cancelled = cancelledItems(deliveries);
  type Cancelled = (typeof cancelled)[number];
  const count = ({ item }: Cancelled) => countOf(item);
  const from = ({ delivery }: Cancelled) => (
    <span className={css.reason}>
      {`${t('delivery.title', { id: delivery.id })} · ${delivery.producerName}`}
    </span>
  );
  const article = useArticleColumns<Cancelled>({
    itemOf: ({ item }) => item,
    below: (row) => (
      <>
        {count(row)}
        {from(row)}
      </>
    ),
  });
  if (cancelled.length === 0) return null;
  return (
    <Panel title={t('cancelled.title')} flush>
      <div className={css.edges}>
        <Table
          flush
          caption={t('cancelled.title')}
          rows={cancelled}
          rowKey={({ item }) => item.id}
          columns={[
            ...article,
            ...(wide
              ? [
                  { key: 'from', title: t('items.delivery'), render: from },
                  { key: 'quantity', title: t('items.quantity'), align: 'end' as const, render: count },
                ]
              : []),
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
