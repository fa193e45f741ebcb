import type { RemoteManifest } from '@werkbank/contracts/host';

export default {
  name: 'catalog',
  routes: [
    { path: '/', page: 'home', access: ['visitor'] },
    { path: '/search', page: 'search', access: ['visitor'] },
    { path: '/category/:categoryId', page: 'category', access: ['visitor'] },
    { path: '/article/:articleId', page: 'article', access: ['visitor'] },
    { path: '/comparison', page: 'comparison', access: ['visitor'] },
  ],
  menu: [],
  slots: [{ slot: 'left-column', component: 'category-navigation', access: ['visitor'] }],
} satisfies RemoteManifest;
