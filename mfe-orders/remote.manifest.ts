import type { RemoteManifest } from '@werkbank/contracts/host';

export default {
  name: 'orders',
  routes: [{ path: '/orders/*', page: 'orders', who: ['user'] }],
  menu: [
    {
      to: '/orders/purchase-orders',
      label: { de: 'Bestellungen an uns', en: 'Purchase orders' },
      who: ['producer'],
      beginsFor: ['producer'],
      order: 30,
    },
    {
      to: '/orders/sales-orders',
      label: { de: 'Bestellungen', en: 'Orders' },
      who: ['customer', 'platform-admin'],
      beginsFor: ['platform-admin'],
      order: 31,
    },
    {
      to: '/orders/sales-orders',
      label: { de: 'Eigene Bestellungen', en: 'Own sales orders' },
      who: ['producer'],
      order: 32,
    },
    {
      to: '/orders',
      label: { de: 'Bestellungen', en: 'Orders' },
      who: ['visitor'],
      notFor: ['user'],
      order: 33,
    },
  ],
  slots: [{ slot: 'home-mine', piece: 'my-orders', who: ['company'] }],
} satisfies RemoteManifest;
