import type { EventName } from '../events/index.js';
import type { QueryName } from '../queries/index.js';
import type { Domain } from '../domains/index.js';

/**
 * Who uses which message: the rights of each service at NATS are made of it. An event is published, and a query answered, by
 * the domain that its name begins with. Without imports but of types, for the launcher reads it before anything is compiled.
 */
export const eventConsumers = {
  'admin.producer-changed.v1': ['catalog', 'checkout', 'orders'],
  'admin.producer-deleted.v1': ['catalog', 'checkout', 'orders'],
  'admin.company-changed.v1': ['catalog'],
  'admin.company-deleted.v1': ['catalog', 'checkout'],
  'admin.session-ended.v1': [],
  'admin.user-rights-changed.v1': [],
  'admin.exchange-rates-changed.v1': ['catalog'],
  'admin.user-preferences-changed.v1': ['catalog'],
  'admin.person-erased.v1': ['catalog', 'checkout', 'orders'],
  'admin.configuration-changed.v1': ['catalog', 'checkout', 'orders'],
  'catalog.stock-changed.v1': [],
  'catalog.discount-requested.v1': ['admin'],
  'catalog.discount-request-answered.v1': ['admin'],
  'catalog.tax-rule-changed.v1': ['admin'],
  'catalog.structure-changed.v1': ['admin'],
  'catalog.synonym-changed.v1': ['admin'],
  'checkout.cost-rule-changed.v1': ['admin'],
  'checkout.approval-requested.v1': ['admin'],
  'checkout.approval-decided.v1': ['admin'],
  'checkout.order-submitted.v1': ['catalog', 'orders'],
  'orders.order-created.v1': ['catalog'],
  'orders.items-cancelled.v1': ['catalog'],
  'orders.items-received.v1': [],
  'orders.attachment-changed.v1': [],
  'orders.order-deleted.v1': ['catalog'],
  'orders.milestone-reached.v1': ['admin'],
  'orders.delivery-status-changed.v1': [],
} as const satisfies Record<EventName, readonly Domain[]>;

export const queryAskers = {
  'admin.get-buyer': ['checkout'],
  'admin.get-approvers': ['checkout'],
  'catalog.quote-prices': ['checkout'],
  'catalog.release-stock': ['checkout'],
  'catalog.get-cost-terms': ['checkout'],
  'catalog.get-producer-of-article': ['orders'],
  'catalog.count-articles': ['admin'],
  'catalog.get-personal-data': ['admin'],
  'checkout.get-personal-data': ['admin'],
  'orders.get-personal-data': ['admin'],
  'orders.count-open-orders': ['admin'],
  'orders.count-orders': ['admin'],
  'orders.get-order-lines': ['checkout'],
  'orders.get-bought-articles': ['checkout'],
} as const satisfies Record<QueryName, readonly Domain[]>;

/** Whose events services follow as they come, in every replica: orders its own, all of them what ended. */
export const feeds = {
  admin: ['catalog', 'checkout', 'orders', 'admin'],
  orders: ['orders'],
} as const satisfies Partial<Record<Domain, readonly Domain[]>>;

/** The service with the operators' page: it lists dead letters of all and gives them back to their consumers. */
export const operatorsPart = 'admin' satisfies Domain;
