import type { Route } from './route.js';

/** The service checks the company. People of a producer edit articles of their own company only. */
const keepers = ['producer', 'platform-admin'] as const;

/** Calls by which producers keep their articles by hand. */
export const ownArticleRoutes = {
  listOwnArticles: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/own-articles',
    access: keepers,
  },
  editOwnArticles: {
    domain: 'catalog',
    method: 'POST',
    path: '/api/own-articles/edits',
    access: keepers,
    status: 201,
  },
  listOwnArticlePlaces: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/own-articles/places',
    access: keepers,
  },
  createOwnArticle: {
    domain: 'catalog',
    method: 'POST',
    path: '/api/own-articles',
    access: keepers,
    status: 201,
  },
  uploadOwnArticleMedium: {
    domain: 'catalog',
    method: 'POST',
    path: '/api/own-articles/media',
    access: keepers,
    status: 201,
    rawBody: true,
  },
  getOwnArticle: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/own-articles/:articleId',
    access: keepers,
  },
  changeOwnArticle: {
    domain: 'catalog',
    method: 'PUT',
    path: '/api/own-articles/:articleId',
    access: keepers,
  },
  listOwnArticleChanges: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/own-articles/:articleId/history',
    access: keepers,
  },
} as const satisfies Record<string, Route>;
