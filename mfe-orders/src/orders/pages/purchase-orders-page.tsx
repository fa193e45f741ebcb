import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { OrderList } from '../orders-list/order-list';

/** Orders at the reader's producer company. */
export default function PurchaseOrdersPage() {
  const { t } = useTranslation('orders');
  return (
    <Page title={t('lists.purchase')}>
      <OrderList
        call="listPurchaseOrders"
        side="producer"
        caption={t('lists.purchase')}
        filters={['orderNumber', 'articleNumber']}
        addressOf={({ id }) => `/orders/purchase-orders/${id}`}
        emptyHelp={t('list.emptyPurchase')}
      />
    </Page>
  );
}
