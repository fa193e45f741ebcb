import type { PurchaseOrder, SalesOrder } from '@werkbank/contracts/entities';
import type { AnswerCache } from '@werkbank/kit/answer-cache';

/** An order as a command of its buyer has answered it. */
export function showSalesOrder(cache: AnswerCache, order: SalesOrder): void {
  cache.set('getSalesOrder', { params: { orderId: order.id } }, order);
}

/** An order as a command of its producer has answered it. */
export function showPurchaseOrder(cache: AnswerCache, order: PurchaseOrder): void {
  const { id: orderId, producerCompanyId } = order;
  cache.set('getPurchaseOrder', { params: { orderId, producerCompanyId } }, order);
}

const lists = [
  'listSalesOrders',
  'listPurchaseOrders',
  'listUnconfirmedOrders',
  'listDelayedOrders',
] as const;

/** A deleted order stands in no list any more. */
export function removeOrder(cache: AnswerCache, orderId: number): void {
  for (const list of lists) {
    cache.change(list, (answer) => {
      const orders = answer.orders.filter(({ id }) => id !== orderId);
      const newest = answer.newest.filter(({ id }) => id !== orderId);
      const totalItems = answer.totalItems - (answer.orders.length - orders.length);
      return {
        ...answer,
        orders,
        newest,
        totalItems,
        pages: Math.max(1, Math.ceil(totalItems / answer.pageSize)),
      };
    });
  }
}
