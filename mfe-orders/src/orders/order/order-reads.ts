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

/** Reads of files and videos, of an order or of an article. */
export const attachmentReads: readonly RouteName[] = [
  ...orderReads,
  'listPurchaseOrderAttachments',
  'listArticleAttachments',
];
