import type { RemoteManifest } from '@werkbank/contracts/shell-api';

export default {
  name: 'orders',
  routes: [
    { path: '/orders/*', page: 'orders', access: ['user'] },
    { path: '/management/discount-groups/*', page: 'discount-groups', access: ['producer'] },
    { path: '/management/discount-assignments/*', page: 'discount-assignments', access: ['producer'] },
    { path: '/management/article-groups/*', page: 'article-groups', access: ['producer'] },
    { path: '/management/country-price-factors/*', page: 'country-price-factors', access: ['producer'] },
    { path: '/management/surcharges/*', page: 'surcharges', access: ['producer'] },
    { path: '/management/excel-export/*', page: 'excel-export', access: ['producer'] },
    { path: '/management/discount-requests/*', page: 'discount-requests', access: ['producer'] },
    {
      path: '/management/price-explanations',
      page: 'price-explanations',
      access: ['producer', 'platform-admin'],
    },
    { path: '/management/request-discount', page: 'request-discount', access: ['company'] },
    // The address in older mails.
    { path: '/request-discount', page: 'request-discount', access: ['company'] },
  ],
  menu: [
    {
      to: '/orders/purchase-orders',
      label: { de: 'Bestellungen an uns', en: 'Purchase orders' },
      access: ['producer'],
      beginsFor: ['producer'],
      order: 30,
    },
    {
      to: '/orders/sales-orders',
      label: { de: 'Bestellungen', en: 'Orders' },
      access: ['customer', 'platform-admin'],
      beginsFor: ['platform-admin'],
      order: 31,
    },
    {
      to: '/orders/sales-orders',
      label: { de: 'Eigene Bestellungen', en: 'Own sales orders' },
      access: ['producer'],
      order: 32,
    },
    {
      to: '/management/excel-export',
      label: { de: 'Excel-Export', en: 'Excel export' },
      access: ['producer'],
      order: 34,
    },
    {
      to: '/orders',
      label: { de: 'Bestellungen', en: 'Orders' },
      access: ['visitor'],
      notFor: ['user'],
      order: 33,
    },
    {
      to: '/management/request-discount',
      label: { de: 'Rabatt anfragen', en: 'Request discount' },
      access: ['company'],
      order: 35,
    },
    {
      to: '/management/discount-requests',
      label: { de: 'Rabattanfragen', en: 'Discount requests' },
      access: ['producer'],
      order: 49,
    },
    {
      to: '/management/discount-groups',
      label: { de: 'Rabattgruppen', en: 'Discount groups' },
      access: ['producer'],
      order: 50,
    },
    {
      to: '/management/discount-assignments',
      label: { de: 'Rabattzuordnungen', en: 'Discount assignments' },
      access: ['producer'],
      order: 51,
    },
    {
      to: '/management/article-groups',
      label: { de: 'Artikelgruppen', en: 'Article groups' },
      access: ['producer'],
      order: 52,
    },
    {
      to: '/management/country-price-factors',
      label: { de: 'Länderpreisfaktoren', en: 'Country price factors' },
      access: ['producer'],
      order: 53,
    },
    {
      to: '/management/surcharges',
      label: { de: 'Zuschläge', en: 'Surcharges' },
      access: ['producer'],
      order: 54,
    },
    {
      to: '/management/price-explanations',
      label: { de: 'Warum dieser Preis', en: 'Why this price' },
      access: ['producer', 'platform-admin'],
      order: 55,
    },
  ],
  slots: [
    { slot: 'home-mine', component: 'my-orders', access: ['company'] },
    { slot: 'article-files', component: 'article-files', access: ['user'] },
  ],
} satisfies RemoteManifest;
