import type { RemoteManifest } from '@werkbank/contracts/host';

export default {
  name: 'orders',
  routes: [
    { path: '/orders/*', page: 'orders', who: ['user'] },
    { path: '/management/discount-assignments/*', page: 'discount-assignments', who: ['producer'] },
    { path: '/management/discount-groups/*', page: 'discount-groups', who: ['producer'] },
    { path: '/management/article-groups/*', page: 'article-groups', who: ['producer'] },
    { path: '/management/country-price-factors', page: 'country-price-factors', who: ['producer'] },
    { path: '/management/surcharges', page: 'surcharges', who: ['producer'] },
    { path: '/management/excel-export', page: 'excel-export', who: ['producer'] },
    { path: '/management/request-discount', page: 'request-discount', who: ['company'] },
  ],
  menu: [
    {
      to: '/orders/purchase-orders',
      label: { de: 'Bestellungen an uns', en: 'Purchase orders' },
      who: ['producer'],
      order: 30,
    },
    {
      to: '/orders/sales-orders',
      label: { de: 'Aufträge', en: 'Orders' },
      who: ['customer', 'platform-admin'],
      order: 31,
    },
    {
      to: '/orders/sales-orders',
      label: { de: 'Eigene Aufträge', en: 'Own sales orders' },
      who: ['producer'],
      order: 32,
    },
    {
      to: '/orders',
      label: { de: 'Aufträge', en: 'Orders' },
      who: ['visitor'],
      notFor: ['user'],
      order: 33,
    },
    {
      to: '/management/discount-assignments',
      label: { de: 'Rabattzuordnungen', en: 'Discount assignments' },
      who: ['producer'],
      order: 40,
    },
    {
      to: '/management/discount-groups',
      label: { de: 'Rabattgruppen', en: 'Discount groups' },
      who: ['producer'],
      order: 41,
    },
    {
      to: '/management/article-groups',
      label: { de: 'Artikelgruppen', en: 'Article groups' },
      who: ['producer'],
      order: 42,
    },
    {
      to: '/management/country-price-factors',
      label: { de: 'Länderpreisfaktoren', en: 'Country price factors' },
      who: ['producer'],
      order: 43,
    },
    {
      to: '/management/surcharges',
      label: { de: 'Zuschläge', en: 'Surcharges' },
      who: ['producer'],
      order: 44,
    },
    {
      to: '/management/excel-export',
      label: { de: 'Excel-Export', en: 'Excel export' },
      who: ['producer'],
      order: 45,
    },
    {
      to: '/management/request-discount',
      label: { de: 'Rabatt anfragen', en: 'Request discount' },
      who: ['company'],
      order: 50,
    },
  ],
  slots: [],
} satisfies RemoteManifest;
