import { adminRoutes } from './admin-routes.js';
import { checkoutCostRoutes, taxRoutes } from './cost-routes.js';
import { deskRoutes } from './desk-routes.js';
import { categoryRoutes } from './category-routes.js';
import { searchWordRoutes } from './search-word-routes.js';
import { approvalRoutes } from './approval-routes.js';
import { savedListRoutes } from './saved-list-routes.js';
import { ownNumberRoutes } from './own-number-routes.js';
import { quickOrderRoutes } from './quick-order-routes.js';
import { catalogueImportRoutes } from './catalogue-import-routes.js';
import { ownArticleRoutes } from './own-article-routes.js';
import { type Filling, filledIn } from './filled-in.js';
import { openRoutes } from './open-routes.js';
import { everybody, type Route, signedIn } from './route.js';

/** Pages name it as the address of a picture; the client never calls it, so it is not in its first load. */
const media = {
  getArticleMedium: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/articles/media/:mediaId/:size',
    access: everybody,
    longAnswer: true,
  },
} as const satisfies Record<string, Route>;

const catalog = {
  ...media,
  ...deskRoutes,
  ...taxRoutes,
  ...categoryRoutes,
  ...searchWordRoutes,
  ...catalogueImportRoutes,
  ...ownArticleRoutes,
  ...ownNumberRoutes,
  ...quickOrderRoutes,
} as const satisfies Record<string, Route>;

const checkout = {
  reorderBasket: { domain: 'checkout', method: 'POST', path: '/api/basket/reorder', access: ['company'] },
  getOwnBasket: { domain: 'checkout', method: 'GET', path: '/api/basket', access: signedIn },
  changeOwnBasket: { domain: 'checkout', method: 'PUT', path: '/api/basket', access: signedIn },
  createOrderDraft: {
    domain: 'checkout',
    method: 'POST',
    path: '/api/sales-orders/drafts',
    access: ['company'],
    status: 201,
  },
  getOrderDraft: {
    domain: 'checkout',
    method: 'GET',
    path: '/api/sales-orders/drafts/:draftId',
    access: ['company'],
  },
  submitOrder: { domain: 'checkout', method: 'POST', path: '/api/sales-orders', access: ['company'] },
  ...savedListRoutes,
  ...approvalRoutes,
  ...checkoutCostRoutes,
} as const satisfies Record<string, Route>;

const orders = {
  listSalesOrders: {
    domain: 'orders',
    method: 'GET',
    path: '/api/sales-orders',
    access: ['company', 'platform-admin'],
  },
  listUnconfirmedOrders: {
    domain: 'orders',
    method: 'GET',
    path: '/api/sales-orders/unconfirmed-orders',
    access: ['platform-admin'],
  },
  listDelayedOrders: {
    domain: 'orders',
    method: 'GET',
    path: '/api/sales-orders/delayed-shipment-orders',
    access: ['platform-admin'],
  },
  listBoughtArticles: {
    domain: 'orders',
    method: 'GET',
    path: '/api/sales-orders/bought-articles',
    access: ['company'],
  },
  followOrders: {
    domain: 'orders',
    method: 'GET',
    path: '/api/order-changes',
    access: ['company', 'platform-admin'],
    stream: true,
  },
  getSalesOrder: {
    domain: 'orders',
    method: 'GET',
    path: '/api/sales-orders/:orderId',
    access: ['company', 'platform-admin'],
  },
  deleteSalesOrder: {
    domain: 'orders',
    method: 'DELETE',
    path: '/api/sales-orders/:orderId',
    access: ['platform-admin'],
  },
  releaseSalesOrder: {
    domain: 'orders',
    method: 'POST',
    path: '/api/sales-orders/:orderId/release',
    access: ['company'],
  },
  listPurchaseOrders: { domain: 'orders', method: 'GET', path: '/api/purchase-orders', access: ['producer'] },
  generateExcelReport: {
    domain: 'orders',
    method: 'POST',
    path: '/api/purchase-orders/generate-excel-report',
    access: ['producer'],
    longAnswer: true,
    export: true,
  },
  getPurchaseOrder: {
    domain: 'orders',
    method: 'GET',
    path: '/api/purchase-orders/:orderId/:producerCompanyId',
    access: ['producer', 'platform-admin'],
  },
  confirmPurchaseOrder: {
    domain: 'orders',
    method: 'POST',
    path: '/api/purchase-orders/:orderId/confirm',
    access: ['producer'],
  },
  setDeliveryStatus: {
    domain: 'orders',
    method: 'POST',
    path: '/api/deliveries/:deliveryId/set-status',
    access: ['company'],
  },
  splitDelivery: {
    domain: 'orders',
    method: 'POST',
    path: '/api/deliveries/:deliveryId/split',
    access: ['producer'],
  },
  getOrderConfirmationPdf: {
    domain: 'orders',
    method: 'GET',
    path: '/api/sales-orders/:orderId/order-confirmation-pdf',
    access: ['company', 'platform-admin'],
  },
  getCustomerOrderPdf: {
    domain: 'orders',
    method: 'GET',
    path: '/api/sales-orders/:orderId/customer-order-pdf',
    access: ['company', 'platform-admin'],
  },
  getPurchaseOrderPdf: {
    domain: 'orders',
    method: 'GET',
    path: '/api/purchase-orders/:orderId/:producerCompanyId/pdf',
    access: ['producer', 'platform-admin'],
  },
  getInvoicePdf: {
    domain: 'orders',
    method: 'GET',
    path: '/api/deliveries/:deliveryId/invoice-pdf',
    access: ['company', 'platform-admin'],
  },
  getCommercialInvoicePdf: {
    domain: 'orders',
    method: 'GET',
    path: '/api/deliveries/:deliveryId/commercial-invoice-pdf',
    access: ['company', 'platform-admin'],
  },
  getInvoiceXml: {
    domain: 'orders',
    method: 'GET',
    path: '/api/deliveries/:deliveryId/invoice-xml',
    access: ['company', 'platform-admin'],
  },
  getCreditNoteXml: {
    domain: 'orders',
    method: 'GET',
    path: '/api/deliveries/:deliveryId/credit-note-xml',
    access: ['company', 'platform-admin'],
  },
  getShippingLabelPdf: {
    domain: 'orders',
    method: 'GET',
    path: '/api/deliveries/:deliveryId/shipping-label-pdf',
    access: ['producer', 'platform-admin'],
  },
  createShippingLabel: {
    domain: 'orders',
    method: 'POST',
    path: '/api/deliveries/:deliveryId/shipping-label',
    access: ['producer'],
  },
  getCreditNotePdf: {
    domain: 'orders',
    method: 'GET',
    path: '/api/deliveries/:deliveryId/credit-note-pdf',
    access: ['company', 'platform-admin'],
  },
  listDeliveryAttachments: {
    domain: 'orders',
    method: 'GET',
    path: '/api/deliveries/:deliveryId/attachments',
    access: ['company', 'platform-admin'],
  },
  listPurchaseOrderAttachments: {
    domain: 'orders',
    method: 'GET',
    path: '/api/purchase-orders/:orderId/:producerCompanyId/attachments',
    access: ['producer', 'platform-admin'],
  },
  listArticleAttachments: {
    domain: 'orders',
    method: 'GET',
    path: '/api/articles/:articleId/attachments',
    access: signedIn,
  },
  createAttachment: {
    domain: 'orders',
    method: 'POST',
    path: '/api/attachments',
    access: ['company', 'platform-admin'],
    status: 201,
    rawBody: true,
  },
  getAttachment: {
    domain: 'orders',
    method: 'GET',
    path: '/api/attachments/:attachmentId',
    access: signedIn,
    longAnswer: true,
  },
  updateAttachment: {
    domain: 'orders',
    method: 'PUT',
    path: '/api/attachments/:attachmentId',
    access: ['company', 'platform-admin'],
  },
  deleteAttachment: {
    domain: 'orders',
    method: 'DELETE',
    path: '/api/attachments/:attachmentId',
    access: ['company', 'platform-admin'],
  },
} as const satisfies Record<string, Route>;

const table = { ...openRoutes, ...catalog, ...checkout, ...orders, ...adminRoutes };
export type RouteName = keyof typeof table;
export const routes: Readonly<Record<RouteName, Route>> = table;
export const routeNames = Object.keys(table) as RouteName[];

/** Address of a call below the origin, with its parameters filled in. Browsers know those of open calls alone (`client`). */
export const addressOf = (name: RouteName, request: Filling): string => filledIn(routes[name], request);
