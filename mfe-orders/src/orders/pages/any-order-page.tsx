import { useApiQuery } from '@werkbank/kit/api';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ViewSwitcher } from '../features/view-as/view-switcher';
import { PurchaseOrderView } from './purchase-order/purchase-order-view';
import { SalesOrderView } from './sales-order/sales-order-view';
import { NoSuchOrder, OrderError, OrderSkeleton } from '../order/order-states';
import { readOnly } from '../order/read-only';
import { useOrderId } from '../order/use-order-id';

/** Any order, for a platform admin: from the customer's side or from that of one producer, to look at only. */
export default function AnyOrderPage() {
  const orderId = useOrderId();
  return orderId === undefined ? <NoSuchOrder side="sales" /> : <AnyOrder key={orderId} orderId={orderId} />;
}

function AnyOrder({ orderId }: { orderId: number }) {
  const [search] = useSearchParams();
  const { data, error, refetch } = useApiQuery('getSalesOrder', { params: { orderId } });
  if (!data && error) {
    return <OrderError orderId={orderId} side="sales" error={error} retry={() => void refetch()} />;
  }
  if (!data) return <OrderSkeleton orderId={orderId} side="sales" />;
  const view = Number(search.get('view'));
  const companyId = data.sections.find(
    ({ producerCompanyId }) => producerCompanyId === view,
  )?.producerCompanyId;
  const views = <ViewSwitcher order={data} companyId={companyId} />;
  if (companyId === undefined) return <SalesOrderView order={readOnly(data)} views={views} />;
  return <ProducersSide key={companyId} orderId={orderId} companyId={companyId} views={views} />;
}

function ProducersSide({
  orderId,
  companyId,
  views,
}: {
  orderId: number;
  companyId: number;
  views: ReactNode;
}) {
  const { data, error, refetch } = useApiQuery('getPurchaseOrder', {
    params: { orderId, producerCompanyId: companyId },
  });
  const frame = { orderId, side: 'sales', views } as const;
  if (data) return <PurchaseOrderView order={readOnly(data)} side="sales" views={views} />;
  return error ? (
    <OrderError {...frame} error={error} retry={() => void refetch()} />
  ) : (
    <OrderSkeleton {...frame} />
  );
}
