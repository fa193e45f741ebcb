import type { OrderListEntry } from '@werkbank/contracts/entities';
import { ArticleNumber, DateText, Money } from '@werkbank/kit/formatted-values';
import { Panel } from '@werkbank/kit/panel';
import { StatusChip } from '@werkbank/kit/status-chip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReorderRowButton } from '../../reorder/reorder-button';
import css from './my-orders.module.css';

/** A few orders, one line each. */
export function LastOrders({ title, orders }: { title: string; orders: readonly OrderListEntry[] }) {
  const { t } = useTranslation('orders');
  return (
    <Panel flush title={title} actions={<Link to="/orders/sales-orders">{t('mine.all')}</Link>}>
      <ul className={css.last}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={`/orders/sales-orders/${order.id}`}>
              <ArticleNumber>{order.id}</ArticleNumber>
            </Link>
            <DateText iso={order.createdOn} />
            <StatusChip status={order.status} />
            <Money cents={order.taxBase} currency={order.currency} />
            <ReorderRowButton orderId={order.id} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
