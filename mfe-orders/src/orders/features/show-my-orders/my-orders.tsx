import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { useApiQuery } from '@werkbank/kit/api';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewestOrders } from '../../orders-list/newest-orders';
import { useViewer } from '../../../viewer/viewer';
import { LastOrders } from './last-orders';
import css from './my-orders.module.css';

const latest = { query: { sort: '-createdOn' } } as const;

/** The buyer's own on the home page: proposals with the time left, last orders; for a producer also new orders to it. */
export default function MyOrders() {
  const viewer = useViewer();
  if (viewer.kind === 'none' || viewer.kind === 'admin') return null;
  return (
    <div className={css.mine}>
      {viewer.kind === 'producer' ? <NewPurchases /> : null}
      <OwnOrders />
    </div>
  );
}

function OwnOrders() {
  const { t } = useTranslation('orders');
  const { data, isPending } = useApiQuery('listSalesOrders', latest);
  if (isPending) return <LinesSkeleton lines={4} />;
  // An extra on another remote's page: after a failure the page is complete without it.
  if (!data || data.orders.length === 0) return null;
  return (
    <>
      <Newest orders={data.newest} side="buyer" addressOf={({ id }) => `/orders/sales-orders/${id}`} />
      <LastOrders title={t('mine.last')} orders={data.orders.slice(0, 5)} />
    </>
  );
}

function Newest(props: Omit<ComponentProps<typeof NewestOrders>, 'all' | 'onShowAll'>) {
  const [all, setAll] = useState(false);
  return <NewestOrders {...props} all={all} onShowAll={() => setAll(true)} />;
}

function NewPurchases() {
  const { data } = useApiQuery('listPurchaseOrders', latest);
  if (!data) return null;
  return (
    <Newest orders={data.newest} side="producer" addressOf={({ id }) => `/orders/purchase-orders/${id}`} />
  );
}
