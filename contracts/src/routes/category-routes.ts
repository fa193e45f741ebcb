import type { Route } from './route.js';

const admins = ['platform-admin'] as const;

/** The tree of categories, and the tables of its groups. */
export const categoryRoutes = {
  listCategories: { domain: 'catalog', method: 'GET', path: '/api/categories', access: admins },
  createCategory: {
    domain: 'catalog',
    method: 'POST',
    path: '/api/categories',
    access: admins,
    status: 201,
  },
  getManagedCategory: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/categories/:categoryId',
    access: admins,
  },
  updateCategory: { domain: 'catalog', method: 'PUT', path: '/api/categories/:categoryId', access: admins },
  deleteCategory: {
    domain: 'catalog',
    method: 'DELETE',
    path: '/api/categories/:categoryId',
    access: admins,
  },
  saveGroupTable: {
    domain: 'catalog',
    method: 'PUT',
    path: '/api/categories/:categoryId/table',
    access: admins,
  },
  uploadCategoryPicture: {
    domain: 'catalog',
    method: 'PUT',
    path: '/api/categories/:categoryId/picture',
    access: admins,
    rawBody: true,
  },
  deleteCategoryPicture: {
    domain: 'catalog',
    method: 'DELETE',
    path: '/api/categories/:categoryId/picture',
    access: admins,
  },
  listTableColumns: { domain: 'catalog', method: 'GET', path: '/api/table-columns', access: admins },
  updateTableColumn: {
    domain: 'catalog',
    method: 'PUT',
    path: '/api/table-columns/:columnKey',
    access: admins,
  },
  deleteTableColumn: {
    domain: 'catalog',
    method: 'DELETE',
    path: '/api/table-columns/:columnKey',
    access: admins,
  },
} as const satisfies Record<string, Route>;
