import { defineRemote } from '@werkbank/kit/remote';

/** The only thing that the shell sees of this remote. */
export const start = defineRemote({
  name: 'admin',
  locales: { de: () => import('../locales/de.json'), en: () => import('../locales/en.json') },
  pages: { management: () => import('./pages/management-page') },
});
