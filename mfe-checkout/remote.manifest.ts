import type { RemoteManifest } from '@werkbank/contracts/shell-api';

export default {
  name: 'checkout',
  routes: [
    { path: '/basket', page: 'basket', access: ['visitor'] },
    { path: '/checkout', page: 'checkout', access: ['company'] },
    { path: '/quick-order', page: 'quick-order', access: ['company'] },
    { path: '/quick-order/scan', page: 'scan', access: ['company'], camera: true },
    { path: '/lists', page: 'lists', access: ['company'] },
    { path: '/lists/bought', page: 'bought', access: ['company'] },
    { path: '/lists/:listId', page: 'list', access: ['company'] },
    { path: '/approvals', page: 'approvals', access: ['company'] },
    { path: '/approvals/:draftId', page: 'approval', access: ['company'] },
  ],
  menu: [
    {
      to: '/quick-order',
      label: { de: 'Schnellbestellung', en: 'Quick order' },
      access: ['company'],
      order: 28,
    },
    {
      to: '/lists',
      covers: ['/lists/'],
      label: { de: 'Listen', en: 'Lists' },
      access: ['company'],
      order: 29,
    },
  ],
  slots: [
    { slot: 'home-mine', component: 'waiting-approvals', access: ['company'] },
    { slot: 'article-order', component: 'article-to-list', access: ['company'] },
  ],
} satisfies RemoteManifest;
