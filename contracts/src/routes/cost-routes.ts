import type { Route } from './route.js';

const admins = ['platform-admin'] as const;

/** Calls about costs beside prices: rules that administrators enter. */
export const checkoutCostRoutes = {
  listCostRules: { domain: 'checkout', method: 'GET', path: '/api/cost-rules', access: admins },
  saveFreightRule: {
    domain: 'checkout',
    method: 'POST',
    path: '/api/cost-rules/freight',
    access: admins,
    status: 201,
  },
  saveCustomsRule: {
    domain: 'checkout',
    method: 'POST',
    path: '/api/cost-rules/customs',
    access: admins,
    status: 201,
  },
  withdrawCostRule: {
    domain: 'checkout',
    method: 'DELETE',
    path: '/api/cost-rules/:versionId',
    access: admins,
  },
  previewCosts: { domain: 'checkout', method: 'POST', path: '/api/cost-rules/preview', access: admins },
} as const satisfies Record<string, Route>;

export const taxRoutes = {
  listTaxRules: { domain: 'catalog', method: 'GET', path: '/api/tax-rules', access: admins },
  saveTaxRule: { domain: 'catalog', method: 'POST', path: '/api/tax-rules', access: admins, status: 201 },
  withdrawTaxRule: { domain: 'catalog', method: 'DELETE', path: '/api/tax-rules/:versionId', access: admins },
} as const satisfies Record<string, Route>;
