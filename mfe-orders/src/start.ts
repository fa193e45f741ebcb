import { defineRemote } from '@werkbank/kit/remote';
import { workingPage } from '@werkbank/kit/working-page';

/** The only thing that the shell sees of this remote. */
export const start = defineRemote({
  name: 'orders',
  locales: { de: () => import('../locales/de.json'), en: () => import('../locales/en.json') },
  pages: {
    orders: workingPage(() => import('./pages/orders-page')),
    'discount-groups': workingPage(() => import('./pages/discount-groups-page')),
    'discount-assignments': workingPage(() => import('./pages/discount-assignments-page')),
    'article-groups': workingPage(() => import('./pages/article-groups-page')),
    'country-price-factors': workingPage(() => import('./pages/country-price-factors-page')),
    'discount-requests': workingPage(() => import('./pages/discount-requests-page')),
    'price-explanations': workingPage(() => import('./pages/price-explanations-page')),
    'request-discount': workingPage(() => import('./pages/request-discount-page')),
    surcharges: workingPage(() => import('./pages/surcharges-page')),
    'excel-export': workingPage(() => import('./pages/excel-export-page')),
  },
  slotComponents: {
    'my-orders': () => import('./features/show-my-orders/my-orders'),
    'article-files': () => import('./features/manage-attachments/article-files'),
  },
});
