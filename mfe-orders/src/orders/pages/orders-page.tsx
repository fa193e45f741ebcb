import { Page } from '@werkbank/kit/page';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { Forbidden } from '@werkbank/kit/feedback';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes, useParams } from 'react-router';
import { useFollowedOrders } from '../order-changes/use-followed-orders';
import { useViewer } from '../../viewer/viewer';

const AllOrdersPage = lazy(() => import('./all-orders-page'));
const AnyOrderPage = lazy(() => import('./any-order-page'));
const PurchaseOrderPage = lazy(() => import('./purchase-order-page'));
const PurchaseOrdersPage = lazy(() => import('./purchase-orders-page'));
const SalesOrderPage = lazy(() => import('./sales-order-page'));
const SalesOrdersPage = lazy(() => import('./sales-orders-page'));

const sales = '/orders/sales-orders';
const purchases = '/orders/purchase-orders';

/** Everything below /orders. The reader decides which lists and orders there are. */
export default function OrdersPage() {
  const viewer = useViewer();
  useFollowedOrders(shownOrder(useParams()['*']));
  switch (viewer.kind) {
    case 'admin':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <Route path="sales-orders" element={<AllOrdersPage />} />
            <Route path="sales-orders/:orderId" element={<AnyOrderPage />} />
            <Route path="*" element={<Navigate to={sales} replace />} />
          </Routes>
        </Suspense>
      );
    case 'producer':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <Route path="purchase-orders" element={<PurchaseOrdersPage />} />
            <Route
              path="purchase-orders/:orderId"
              element={<PurchaseOrderPage companyId={viewer.companyId} />}
            />
            <Route path="sales-orders" element={<SalesOrdersPage />} />
            <Route path="sales-orders/:orderId" element={<SalesOrderPage />} />
            <Route path="*" element={<Navigate to={purchases} replace />} />
          </Routes>
        </Suspense>
      );
    case 'customer':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <Route path="sales-orders" element={<SalesOrdersPage />} />
            <Route path="sales-orders/:orderId" element={<SalesOrderPage />} />
            <Route path="*" element={<Navigate to={sales} replace />} />
          </Routes>
        </Suspense>
      );
    case 'none':
      return <NoOrders />;
  }
}

/** The order that an address below /orders is about. */
function shownOrder(rest: string | undefined): number | undefined {
  const [, order] = /^[a-z-]+\/(\d+)$/.exec(rest ?? '') ?? [];
  return order === undefined ? undefined : Number(order);
}

/** Signed in, but neither of a company nor an admin of the platform. */
function NoOrders() {
  const { t } = useTranslation('orders');
  return (
    <Page title={t('lists.sales')}>
      <Forbidden />
    </Page>
  );
}
