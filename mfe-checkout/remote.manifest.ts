import type { RemoteManifest } from '@werkbank/contracts/shell-api';

export default {
  name: 'checkout',
  routes: [
    { path: '/basket', page: 'basket', access: ['visitor'] },
    { path: '/checkout', page: 'checkout', access: ['company'] },
  ],
  menu: [],
  slots: [],
} satisfies RemoteManifest;
