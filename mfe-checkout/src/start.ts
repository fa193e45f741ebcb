import { defineRemote } from '@werkbank/kit/remote';
import { workingPage } from '@werkbank/kit/working-page';

/** The only thing that the shell sees of this remote. */
export const start = defineRemote({
  name: 'checkout',
  locales: { de: () => import('../locales/de.json'), en: () => import('../locales/en.json') },
  pages: {
    basket: () => import('./pages/basket-page'),
    checkout: workingPage(() => import('./pages/checkout-page')),
    'quick-order': workingPage(() => import('./pages/quick-order-page')),
    scan: workingPage(() => import('./pages/scan-page')),
    lists: workingPage(() => import('./pages/lists-page')),
    bought: workingPage(() => import('./pages/bought-page')),
    list: workingPage(() => import('./pages/list-page')),
    approvals: workingPage(() => import('./pages/approvals-page')),
    approval: workingPage(() => import('./pages/approval-page')),
  },
  slotComponents: {
    'waiting-approvals': () => import('./features/show-waiting/waiting-approvals'),
    'article-to-list': () => import('./saved-lists/article-to-list'),
  },
});
