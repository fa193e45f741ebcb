import { PassedOn } from '../features/await-order/passed-on';
import { useSalesOrder } from '../features/await-order/use-sales-order';
import { SalesOrderView } from './sales-order/sales-order-view';
import { NoSuchOrder, OrderError, OrderSkeleton } from '../order/order-states';
import { useOrderId } from '../order/use-order-id';

/** An order that the reader's company placed. */
export default function SalesOrderPage() {
  const orderId = useOrderId();
  return orderId === undefined ? <NoSuchOrder side="sales" /> : <OwnOrder key={orderId} orderId={orderId} />;
}

function OwnOrder({ orderId }: { orderId: number }) {
  const { order, passedOn, error, retry } = useSalesOrder(orderId);
  if (error) return <OrderError orderId={orderId} side="sales" error={error} retry={retry} />;
  if (passedOn) return <PassedOn orderId={orderId} />;
  return order ? <SalesOrderView order={order} /> : <OrderSkeleton orderId={orderId} side="sales" />;
}
