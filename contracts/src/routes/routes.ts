import { adminRoutes } from './admin-routes.js';
import { everybody, type Route, signedIn } from './route.js';

const catalog = {
  searchArticles: { domain: 'catalog', method: 'GET', path: '/api/articles/search', who: everybody },
  listTopLevelCategories: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/articles/top-level-categories',
    who: everybody,
  },
  getCategory: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/articles/categories/:categoryId',
    who: everybody,
  },
  getArticle: { domain: 'catalog', method: 'GET', path: '/api/articles/:articleId', who: everybody },
} as const satisfies Record<string, Route>;

const checkout = {
  refreshBasket: { domain: 'checkout', method: 'POST', path: '/api/basket/refresh', who: everybody },
  createOrderDraft: {
    domain: 'checkout',
    method: 'POST',
    path: '/api/sales-orders/drafts',
    who: ['company'],
    status: 201,
  },
  getOrderDraft: {
    domain: 'checkout',
    method: 'GET',
    path: '/api/sales-orders/drafts/:draftId',
    who: ['company'],
  },
  submitOrder: { domain: 'checkout', method: 'POST', path: '/api/sales-orders', who: ['company'] },
} as const satisfies Record<string, Route>;

const orders = {
  listSalesOrders: {
    domain: 'orders',
    method: 'GET',
    path: '/api/sales-orders',
    who: ['company', 'platform-admin'],
  },
  listUnconfirmedOrders: {
    domain: 'orders',
    method: 'GET',
    path: '/api/sales-orders/unconfirmed-orders',
    who: ['platform-admin'],
  },
  listDelayedOrders: {
    domain: 'orders',
    method: 'GET',
    path: '/api/sales-orders/delayed-shipment-orders',
    who: ['platform-admin'],
  },
  getSalesOrder: {
    domain: 'orders',
    method: 'GET',
    path: '/api/sales-orders/:orderId',
    who: ['company', 'platform-admin'],
  },
  deleteSalesOrder: {
    domain: 'orders',
    method: 'DELETE',
    path: '/api/sales-orders/:orderId',
    who: ['platform-admin'],
  },
  releaseSalesOrder: {
    domain: 'orders',
    method: 'POST',
    path: '/api/sales-orders/:orderId/release',
    who: ['company'],
  },
  listPurchaseOrders: { domain: 'orders', method: 'GET', path: '/api/purchase-orders', who: ['producer'] },
  getPurchaseOrder: {
    domain: 'orders',
    method: 'GET',
    path: '/api/purchase-orders/:orderId/:producerCompanyId',
    who: ['producer', 'platform-admin'],
  },
  confirmPurchaseOrder: {
    domain: 'orders',
    method: 'POST',
    path: '/api/purchase-orders/:orderId/confirm',
    who: ['producer'],
  },
  setDeliveryStatus: {
    domain: 'orders',
    method: 'POST',
    path: '/api/deliveries/:deliveryId/set-status',
    who: ['company'],
  },
  splitDelivery: {
    domain: 'orders',
    method: 'POST',
    path: '/api/deliveries/:deliveryId/split',
    who: ['producer'],
  },
  listDeliveryAttachments: {
    domain: 'orders',
    method: 'GET',
    path: '/api/deliveries/:deliveryId/attachments',
    who: ['company', 'platform-admin'],
  },
  createAttachment: {
    domain: 'orders',
    method: 'POST',
    path: '/api/attachments',
    who: ['company', 'platform-admin'],
    status: 201,
    rawBody: true,
  },
  getAttachment: { domain: 'orders', method: 'GET', path: '/api/attachments/:attachmentId', who: signedIn },
  deleteAttachment: {
    domain: 'orders',
    method: 'DELETE',
    path: '/api/attachments/:attachmentId',
    who: ['company', 'platform-admin'],
  },
} as const satisfies Record<string, Route>;

const table = { ...catalog, ...checkout, ...orders, ...adminRoutes };
export type RouteName = keyof typeof table;
export const routes: Readonly<Record<RouteName, Route>> = table;
export const routeNames = Object.keys(table) as RouteName[];
