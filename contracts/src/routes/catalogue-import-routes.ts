import type { Route } from './route.js';

/** The service checks the company. People of a producer import the catalogue of their own company only. */
const importers = ['producer', 'platform-admin'] as const;
const platform = ['platform-admin'] as const;

/** Calls of catalogue imports. */
export const catalogueImportRoutes = {
  startCatalogueImport: {
    domain: 'catalog',
    method: 'POST',
    path: '/api/catalogue-imports',
    access: importers,
    status: 201,
    rawBody: true,
    largeBody: true,
  },
  listCatalogueImports: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/catalogue-imports',
    access: importers,
  },
  listSourceGroups: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/catalogue-imports/places',
    access: importers,
  },
  placeSourceGroups: {
    domain: 'catalog',
    method: 'PUT',
    path: '/api/catalogue-imports/places',
    access: importers,
  },
  listSourceFeatures: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/catalogue-imports/features',
    access: importers,
  },
  placeSourceFeatures: {
    domain: 'catalog',
    method: 'PUT',
    path: '/api/catalogue-imports/features',
    access: importers,
  },
  listUnplacedArticles: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/catalogue-imports/unplaced-articles',
    access: importers,
  },
  setStockLevels: {
    domain: 'catalog',
    method: 'PUT',
    path: '/api/catalogue-imports/stock-levels',
    access: importers,
  },
  setListPrices: {
    domain: 'catalog',
    method: 'PUT',
    path: '/api/catalogue-imports/list-prices',
    access: importers,
  },
  getCatalogueSample: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/catalogue-imports/samples/:format',
    access: importers,
    longAnswer: true,
  },
  exportCatalogue: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/catalogue-exports',
    access: ['customer', ...importers],
    longAnswer: true,
    export: true,
  },
  getImportSettings: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/catalogue-imports/settings/:companyId',
    access: platform,
  },
  saveImportSettings: {
    domain: 'catalog',
    method: 'PUT',
    path: '/api/catalogue-imports/settings/:companyId',
    access: platform,
  },
  getCatalogueImport: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/catalogue-imports/:importId',
    access: importers,
  },
  discardCatalogueImport: {
    domain: 'catalog',
    method: 'DELETE',
    path: '/api/catalogue-imports/:importId',
    access: importers,
  },
  listImportChanges: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/catalogue-imports/:importId/changes',
    access: importers,
  },
  listRefusedImportLines: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/catalogue-imports/:importId/refused-lines',
    access: importers,
  },
  getRefusedImportFile: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/catalogue-imports/:importId/refused-lines/file',
    access: importers,
    longAnswer: true,
  },
  getImportMapping: {
    domain: 'catalog',
    method: 'GET',
    path: '/api/catalogue-imports/:importId/mapping',
    access: importers,
  },
  saveImportMapping: {
    domain: 'catalog',
    method: 'PUT',
    path: '/api/catalogue-imports/:importId/mapping',
    access: importers,
  },
  applyCatalogueImport: {
    domain: 'catalog',
    method: 'POST',
    path: '/api/catalogue-imports/:importId/apply',
    access: importers,
  },
  approveCatalogueImport: {
    domain: 'catalog',
    method: 'POST',
    path: '/api/catalogue-imports/:importId/approve',
    access: platform,
  },
  withdrawCatalogueImport: {
    domain: 'catalog',
    method: 'POST',
    path: '/api/catalogue-imports/:importId/withdraw',
    access: importers,
  },
} as const satisfies Record<string, Route>;
