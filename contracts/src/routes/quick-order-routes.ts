import type { Route } from './route.js';

const buyers = ['company'] as const;

/** Lists of numbers and quantities, checked before they come into the basket. */
export const quickOrderRoutes = {
  checkQuickOrder: { domain: 'catalog', method: 'POST', path: '/api/quick-order/lines', access: buyers },
  readQuickOrderFile: {
    domain: 'catalog',
    method: 'POST',
    path: '/api/quick-order/files',
    access: buyers,
    rawBody: true,
  },
} as const satisfies Record<string, Route>;
