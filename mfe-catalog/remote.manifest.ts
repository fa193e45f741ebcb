import type { RemoteManifest } from '@werkbank/contracts/host';

export default {
  name: 'catalog',
  routes: [
    { path: '/', page: 'home', who: ['visitor'] },
    { path: '/search', page: 'search', who: ['visitor'] },
    { path: '/category/:categoryId', page: 'category', who: ['visitor'] },
    { path: '/article/:articleId', page: 'article', who: ['visitor'] },
    { path: '/comparison', page: 'comparison', who: ['visitor'] },
  ],
  menu: [],
  slots: [{ slot: 'left-column', piece: 'category-navigation', who: ['visitor'] }],
} satisfies RemoteManifest;
