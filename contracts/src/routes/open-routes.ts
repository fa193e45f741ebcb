import { everybody, type Route } from './route.js';

/** The calls that everybody may make: all that a visitor's first page needs, and so all that the browser loads with it. */
export const openRoutes = {
  searchArticles: { domain: 'catalog', method: 'GET', path: '/api/articles/search', access: everybody },
  listTopLevelCategories: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/articles/top-level-categories',
    access: everybody,
  },
  getCategory: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/articles/categories/:categoryId',
    access: everybody,
  },
  getArticle: { domain: 'catalog', method: 'GET', path: '/api/articles/:articleId', access: everybody },
  getCatalogPage: { domain: 'catalog', method: 'GET', path: '/api/catalog-pages', access: everybody },
  listCatalogAddresses: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/catalog-addresses/:part',
    access: everybody,
  },
  refreshBasket: { domain: 'checkout', method: 'POST', path: '/api/basket/refresh', access: everybody },
  login: {
    domain: 'admin',
    method: 'POST',
    path: '/api/authentication/login',
    access: everybody,
    afterEnd: true,
  },
  renewSession: {
    domain: 'admin',
    method: 'POST',
    path: '/api/authentication/renewals',
    access: everybody,
    afterEnd: true,
  },
  logout: {
    domain: 'admin',
    method: 'DELETE',
    path: '/api/authentication/accessTokens/:token',
    access: everybody,
    afterEnd: true,
  },
  getCaptchaChallenge: {
    domain: 'admin',
    method: 'GET',
    path: '/api/authentication/captcha-challenge',
    access: everybody,
  },
  requestPasswordReset: {
    domain: 'admin',
    method: 'POST',
    path: '/api/authentication/password-reset',
    access: everybody,
  },
  checkPasswordReset: {
    domain: 'admin',
    method: 'GET',
    path: '/api/authentication/password-reset/:token',
    access: everybody,
  },
  resetPassword: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/authentication/password-reset/:token',
    access: everybody,
  },
  registerCustomer: {
    domain: 'admin',
    method: 'POST',
    path: '/api/customer-registrations',
    access: everybody,
  },
  confirmRegistration: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/customer-registrations/:token/confirmation',
    access: everybody,
  },
  getConfiguration: { domain: 'admin', method: 'GET', path: '/api/configuration', access: everybody },
  confirmEmailChange: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/email-changes/:token/confirmation',
    access: everybody,
  },
  listSidebarItems: { domain: 'admin', method: 'GET', path: '/api/sidebar-panel', access: everybody },
  getSidebarItem: { domain: 'admin', method: 'GET', path: '/api/sidebar-panel/:itemId', access: everybody },
  getSidebarFile: {
    domain: 'admin',
    method: 'GET',
    path: '/api/sidebar-panel/:itemId/file',
    access: everybody,
  },
} as const satisfies Record<string, Route>;
