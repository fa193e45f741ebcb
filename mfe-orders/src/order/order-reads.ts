import type { RouteName } from '@werkbank/contracts/routes';

/** Calls whose answers are no longer true once an order has changed. */
export const orderReads: readonly RouteName[] = [
  'getSalesOrder',
  'getPurchaseOrder',
  'listSalesOrders',
  'listPurchaseOrders',
  'listUnconfirmedOrders',
  'listDelayedOrders',
];
