import { useApiQuery } from '@werkbank/kit/api';
import { PurchaseOrderView } from './purchase-order/purchase-order-view';
import { NoSuchOrder, OrderError, OrderSkeleton } from '../order/order-states';
import { useOrderId } from '../order/use-order-id';

/** An order with deliveries of the reader's producer company. */
export default function PurchaseOrderPage({ companyId }: { companyId: number }) {
  const orderId = useOrderId();
  if (orderId === undefined) return <NoSuchOrder side="purchase" />;
  return <ReceivedOrder key={orderId} orderId={orderId} companyId={companyId} />;
}

function ReceivedOrder({ orderId, companyId }: { orderId: number; companyId: number }) {
  const { data, error, refetch } = useApiQuery('getPurchaseOrder', {
    params: { orderId, producerCompanyId: companyId },
  });
  if (data) return <PurchaseOrderView order={data} side="purchase" />;
  if (!error) return <OrderSkeleton orderId={orderId} side="purchase" />;
  return <OrderError orderId={orderId} side="purchase" error={error} retry={() => void refetch()} />;
}
