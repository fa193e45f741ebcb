import { Page } from '@werkbank/kit/page';
import { Tabs } from '@werkbank/kit/tabs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DeleteOrderButton } from '../features/delete-order/delete-order-button';
import { OrderList } from '../orders-list/order-list';

const calls = {
  unconfirmed: 'listUnconfirmedOrders',
  delayed: 'listDelayedOrders',
  all: 'listSalesOrders',
} as const;
type Tab = keyof typeof calls;
const tabs: readonly Tab[] = ['unconfirmed', 'delayed', 'all'];

/** All orders of the marketplace, for a platform admin: unconfirmed, delayed, all. */
export default function AllOrdersPage() {
  const { t } = useTranslation('orders');
  const [search] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('status')) ?? 'all';
  return (
    <Page title={t('lists.sales')}>
      <Tabs
        label={t('tabs.label')}
        current={tab}
        tabs={tabs.map((key) => ({ key, label: t(`tabs.${key}`), to: `/orders/sales-orders?status=${key}` }))}
      />
      <OrderList
        key={tab}
        call={calls[tab]}
        side="platform"
        caption={t(`tabs.${tab}`)}
        filters={['orderNumber', 'articleNumber', 'customerName', 'producerNames']}
        addressOf={({ id }) => `/orders/sales-orders/${id}`}
        action={({ id }) => <DeleteOrderButton orderId={id} />}
        emptyHelp={t(`tabs.${tab}Empty`)}
      />
    </Page>
  );
}
