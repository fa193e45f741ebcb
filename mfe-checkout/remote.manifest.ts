import type { RemoteManifest } from '@werkbank/contracts/host';

export default {
  name: 'checkout',
  routes: [
    { path: '/basket', page: 'basket', access: ['visitor'] },
    { path: '/checkout', page: 'checkout', access: ['company'] },
  ],
  menu: [],
  slots: [],
} satisfies RemoteManifest;
