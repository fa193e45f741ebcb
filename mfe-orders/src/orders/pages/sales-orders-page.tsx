import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { ReorderRowButton } from '../reorder/reorder-button';
import type { OrderFilter } from '../orders-list/list-query';
import { OrderList } from '../orders-list/order-list';
import { useViewer } from '../../viewer/viewer';

const usual: readonly OrderFilter[] = ['orderNumber', 'articleNumber'];

/** Orders of the reader's company, also of a producer as buyer. */
export default function SalesOrdersPage() {
  const { t } = useTranslation('orders');
  const viewer = useViewer();
  const title = t(viewer.kind === 'producer' ? 'lists.ownSales' : 'lists.sales');
  const isCompanyAdmin = 'isCompanyAdmin' in viewer && viewer.isCompanyAdmin;
  return (
    <Page title={title}>
      <OrderList
        call="listSalesOrders"
        side="buyer"
        caption={title}
        filters={isCompanyAdmin ? [...usual, 'producerNames'] : usual}
        addressOf={({ id }) => `/orders/sales-orders/${id}`}
        action={({ id }) => <ReorderRowButton orderId={id} />}
        emptyHelp={t('list.emptySales')}
      />
    </Page>
  );
}
