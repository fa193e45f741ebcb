import type { RemoteManifest } from '@werkbank/contracts/host';

export default {
  name: 'checkout',
  routes: [
    { path: '/basket', page: 'basket', who: ['visitor'] },
    { path: '/checkout', page: 'checkout', who: ['company'] },
  ],
  menu: [],
  slots: [],
} satisfies RemoteManifest;
