import type { RemoteManifest } from '@werkbank/contracts/shell-api';

export default {
  name: 'catalog',
  routes: [
    { path: '/', page: 'home', access: ['visitor'], publicPage: 'getCatalogPage' },
    { path: '/search', page: 'search', access: ['visitor'], publicPage: 'getCatalogPage' },
    {
      path: '/tools-for-task',
      page: 'tools-for-task',
      access: ['visitor'],
      publicPage: 'getCatalogPage',
    },
    { path: '/category/:categoryId', page: 'category', access: ['visitor'], publicPage: 'getCatalogPage' },
    { path: '/article/:articleId', page: 'article', access: ['visitor'], publicPage: 'getCatalogPage' },
    { path: '/comparison', page: 'comparison', access: ['visitor'] },
    { path: '/catalogue-imports/*', page: 'catalogue-imports', access: ['producer', 'platform-admin'] },
    { path: '/own-articles/*', page: 'own-articles', access: ['producer', 'platform-admin'] },
    { path: '/own-numbers', page: 'own-numbers', access: ['company'] },
    { path: '/catalogue-export', page: 'catalogue-export', access: ['customer'] },
  ],
  publicAddresses: 'listCatalogAddresses',
  menu: [
    {
      to: '/own-articles',
      label: { de: 'Artikel', en: 'Articles' },
      access: ['producer', 'platform-admin'],
      order: 36,
    },
    {
      to: '/catalogue-imports',
      label: { de: 'Katalogimport', en: 'Catalogue import' },
      access: ['producer', 'platform-admin'],
      order: 37,
    },
    {
      to: '/own-numbers',
      label: { de: 'Eigene Artikelnummern', en: 'Own article numbers' },
      access: ['company'],
      order: 38,
    },
    {
      to: '/catalogue-export',
      label: { de: 'Katalog mit Preisen', en: 'Catalogue with prices' },
      access: ['customer'],
      order: 36,
    },
  ],
  slots: [{ slot: 'left-column', component: 'category-navigation', access: ['visitor'] }],
} satisfies RemoteManifest;
