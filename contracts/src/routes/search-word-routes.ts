import type { Route } from './route.js';

const admins = ['platform-admin'] as const;

/** Searches without a hit, and the synonyms of the shop. */
export const searchWordRoutes = {
  listMissedSearches: { domain: 'catalog', method: 'GET', path: '/api/missed-searches', access: admins },
  hideMissedSearch: {
    domain: 'catalog',
    method: 'PUT',
    path: '/api/missed-searches/hidden',
    access: admins,
  },
  listSynonyms: { domain: 'catalog', method: 'GET', path: '/api/synonyms', access: admins },
  createSynonym: { domain: 'catalog', method: 'POST', path: '/api/synonyms', access: admins, status: 201 },
  updateSynonym: { domain: 'catalog', method: 'PUT', path: '/api/synonyms/:synonymId', access: admins },
  deleteSynonym: { domain: 'catalog', method: 'DELETE', path: '/api/synonyms/:synonymId', access: admins },
} as const satisfies Record<string, Route>;
