import type { Route } from './route.js';

const buyers = ['company'] as const;

/** Lists that a company saves and orders again. */
export const savedListRoutes = {
  listSavedLists: { domain: 'checkout', method: 'GET', path: '/api/saved-lists', access: buyers },
  getSavedList: { domain: 'checkout', method: 'GET', path: '/api/saved-lists/:listId', access: buyers },
  quoteBoughtArticles: {
    domain: 'checkout',
    method: 'GET',
    path: '/api/basket/bought-articles',
    access: buyers,
  },
  createSavedList: {
    domain: 'checkout',
    method: 'POST',
    path: '/api/saved-lists',
    access: buyers,
    status: 201,
  },
  saveOrderAsList: {
    domain: 'checkout',
    method: 'POST',
    path: '/api/saved-lists/of-order',
    access: buyers,
    status: 201,
  },
  updateSavedList: { domain: 'checkout', method: 'PUT', path: '/api/saved-lists/:listId', access: buyers },
  changeSavedListLines: {
    domain: 'checkout',
    method: 'PUT',
    path: '/api/saved-lists/:listId/lines',
    access: buyers,
  },
  deleteSavedList: { domain: 'checkout', method: 'DELETE', path: '/api/saved-lists/:listId', access: buyers },
} as const satisfies Record<string, Route>;
