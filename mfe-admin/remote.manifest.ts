import type { RemoteManifest } from '@werkbank/contracts/host';

export default {
  name: 'admin',
  routes: [{ path: '/management/*', page: 'management', who: ['user'] }],
  menu: [
    {
      to: '/management/profile',
      label: { de: 'Profil', en: 'Profile' },
      who: ['user'],
      order: 10,
    },
  ],
  slots: [],
} satisfies RemoteManifest;
