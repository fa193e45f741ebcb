import { defineRemote } from '@werkbank/kit/remote';

/** The only thing that the shell sees of this remote. */
export const start = defineRemote({
  name: 'catalog',
  locales: { de: () => import('../locales/de.json'), en: () => import('../locales/en.json') },
  pages: {
    home: () => import('./pages/home-page'),
    search: () => import('./pages/search-page'),
    category: () => import('./pages/category-page'),
    article: () => import('./pages/article-page'),
    comparison: () => import('./pages/comparison-page'),
  },
  slotComponents: {
    'category-navigation': () => import('./features/browse-categories/top-categories-component'),
  },
});
