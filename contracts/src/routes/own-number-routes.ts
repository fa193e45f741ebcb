import type { Route } from './route.js';

const companies = ['company'] as const;

/** The numbers by which a company keeps articles. They are those of the caller's company. */
export const ownNumberRoutes = {
  listOwnArticleNumbers: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/own-article-numbers',
    access: companies,
  },
  exportOwnArticleNumbers: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/own-article-numbers/file',
    access: companies,
    longAnswer: true,
    export: true,
  },
  importOwnArticleNumbers: {
    domain: 'catalog',
    method: 'POST',
    path: '/api/own-article-numbers/files',
    access: companies,
    rawBody: true,
  },
  saveOwnArticleNumber: {
    domain: 'catalog',
    method: 'PUT',
    path: '/api/own-article-numbers/:articleId',
    access: companies,
  },
} as const satisfies Record<string, Route>;
