import type { RemoteManifest } from '@werkbank/contracts/host';

export default {
  name: 'orders',
  routes: [{ path: '/orders/*', page: 'orders', access: ['user'] }],
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
      to: '/orders',
      label: { de: 'Bestellungen', en: 'Orders' },
      access: ['visitor'],
      notFor: ['user'],
      order: 33,
    },
  ],
  slots: [{ slot: 'home-mine', component: 'my-orders', access: ['company'] }],
} satisfies RemoteManifest;
