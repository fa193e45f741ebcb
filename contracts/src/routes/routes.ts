import type { CallerKind } from '../caller/index.js';

export type Domain = 'catalog' | 'checkout' | 'orders' | 'admin';

/**
 * Every HTTP call as data without zod: who owns it, where it is, who may call it. Whose object it is, the service decides.
 * `rawBody`: the body is the file itself, its description is in headers. `status` is the answer's when not 200.
 */
export interface Route {
  domain: Domain;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  who: readonly CallerKind[];
  status?: 201 | 204;
  rawBody?: true;
}

const everybody = ['visitor'] as const;
const signedIn = ['user'] as const;

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

const admin = {
  login: { domain: 'admin', method: 'POST', path: '/api/authentication/login', who: everybody },
  renewSession: { domain: 'admin', method: 'POST', path: '/api/authentication/renewals', who: everybody },
  logout: {
    domain: 'admin',
    method: 'DELETE',
    path: '/api/authentication/accessTokens/:token',
    who: everybody,
  },
  getConfiguration: { domain: 'admin', method: 'GET', path: '/api/configuration', who: everybody },
  setUserLanguage: { domain: 'admin', method: 'PUT', path: '/api/users/:userId/language', who: signedIn },
  getCustomer: {
    domain: 'admin',
    method: 'GET',
    path: '/api/customers/:companyId',
    who: ['customer', 'platform-admin'],
  },
  listCustomerAddresses: {
    domain: 'admin',
    method: 'GET',
    path: '/api/customers/:companyId/addresses',
    who: ['customer', 'platform-admin'],
  },
  createCustomerAddress: {
    domain: 'admin',
    method: 'POST',
    path: '/api/customers/:companyId/addresses',
    who: ['customer', 'platform-admin'],
    status: 201,
  },
  setCustomerPrimaryAddress: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/customers/:companyId/addresses/primaryAddress',
    who: ['customer', 'platform-admin'],
  },
  getProducerCompany: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/companies/:companyId',
    who: ['producer', 'platform-admin'],
  },
  listProducerCompanyAddresses: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/companies/:companyId/addresses',
    who: ['producer', 'platform-admin'],
  },
  createProducerCompanyAddress: {
    domain: 'admin',
    method: 'POST',
    path: '/api/producers/companies/:companyId/addresses',
    who: ['producer', 'platform-admin'],
    status: 201,
  },
  setProducerCompanyPrimaryAddress: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/producers/companies/:companyId/addresses/primaryAddress',
    who: ['producer', 'platform-admin'],
  },
  listProducerDispatchLocations: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/companies/:companyId/dispatchLocations',
    who: ['producer', 'platform-admin'],
  },
  listProducersForCountry: {
    domain: 'admin',
    method: 'GET',
    path: '/api/producers/country/:countryCode',
    who: signedIn,
  },
} as const satisfies Record<string, Route>;

const table = { ...catalog, ...checkout, ...orders, ...admin };
export type RouteName = keyof typeof table;
export const routes: Readonly<Record<RouteName, Route>> = table;
export const routeNames = Object.keys(table) as RouteName[];
