import { defineRemote } from '@werkbank/kit/remote';
import { workingPage } from '@werkbank/kit/working-page';

/** The only thing that the shell sees of this remote. */
export const start = defineRemote({
  name: 'orders',
  locales: { de: () => import('../locales/de.json'), en: () => import('../locales/en.json') },
  pages: {
    orders: workingPage(() => import('./orders/pages/orders-page')),
    'discount-groups': workingPage(() => import('./pricing/pages/discount-groups-page')),
    'discount-assignments': workingPage(() => import('./pricing/pages/discount-assignments-page')),
    'article-groups': workingPage(() => import('./pricing/pages/article-groups-page')),
    'country-price-factors': workingPage(() => import('./pricing/pages/country-price-factors-page')),
    'discount-requests': workingPage(() => import('./pricing/pages/discount-requests-page')),
    'price-explanations': workingPage(() => import('./pricing/pages/price-explanations-page')),
    'request-discount': workingPage(() => import('./pricing/pages/request-discount-page')),
    surcharges: workingPage(() => import('./pricing/pages/surcharges-page')),
    'excel-export': workingPage(() => import('./orders/pages/excel-export-page')),
  },
  slotComponents: {
    'my-orders': () => import('./orders/features/show-my-orders/my-orders'),
    'article-files': () => import('./orders/attachments/article-files'),
  },
});
