import { defineRemote } from '@werkbank/kit/remote';

/** The only thing that the shell sees of this remote. */
export const start = defineRemote({
  name: 'checkout',
  locales: { de: () => import('../locales/de.json'), en: () => import('../locales/en.json') },
  pages: {
    basket: () => import('./pages/basket-page'),
    checkout: () => import('./pages/checkout-page'),
  },
});
