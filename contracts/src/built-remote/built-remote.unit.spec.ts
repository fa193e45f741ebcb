import { builtRemote } from './index.js';

const route = { path: '/orders/*', page: 'orders', access: ['user'] };
const good = {
  name: 'orders',
  routes: [
    route,
    { path: '/article/:articleId', page: 'article', access: ['visitor'], publicPage: 'getCatalogPage' },
  ],
  menu: [{ label: { de: 'Bestellungen', en: 'Orders' }, to: '/orders', access: ['user'], order: 10 }],
  slots: [{ slot: 'home-mine', component: 'my-orders', access: ['company'] }],
  version: '1.0.0',
  files: {
    start: ['js/start.1.js'],
    pages: { orders: ['css/orders.css'] },
    components: [],
    texts: { de: ['js/de.js'] },
  },
};

it('takes what the build of a remote writes, and leaves out what it does not know', () => {
  expect(builtRemote.parse(good)).toEqual(good);
  expect(builtRemote.parse({ ...good, later: { list: [] } })).toEqual(good);
});

it.each([
  ['a route that is null', { routes: [null] }],
  ['routes that are no list', { routes: { 0: route } }],
  ['a route without a page', { routes: [{ path: '/orders', access: ['user'] }] }],
  ['a page by the name of an inherited member', { routes: [{ ...route, page: 'toString' }] }],
  ['a route that covers all addresses', { routes: [{ ...route, path: '/*' }] }],
  ['a route whose first step is a parameter', { routes: [{ ...route, path: '/:page/:more' }] }],
  ['a route that climbs', { routes: [{ ...route, path: '/../api' }] }],
  ['a caller of an unknown kind', { routes: [{ ...route, access: ['anybody'] }] }],
  ['a menu entry that leads elsewhere', { menu: [{ ...good.menu[0], to: '//elsewhere.example' }] }],
  ['a menu entry that runs a script', { menu: [{ ...good.menu[0], to: 'javascript:alert(1)' }] }],
  ['a menu entry without a label in each language', { menu: [{ ...good.menu[0], label: { de: 'Nur' } }] }],
  ['files that leave the folder', { files: { start: ['../remote.js'] } }],
  ['files that are no list', { files: { start: 'js/start.js' } }],
  ['files of a page that are a number', { files: { pages: { orders: 1 } } }],
  ['an endless list of routes', { routes: Array.from({ length: 101 }, () => route) }],
  ["another remote's way to be named", { name: '../shell' }],
])('refuses %s', (_what, change) => {
  expect(builtRemote.safeParse({ ...good, ...change }).success).toBe(false);
});

it.each([null, 1, 'text', [], [[]], true])('refuses %j in place of a remote', (value) => {
  expect(builtRemote.safeParse(value).success).toBe(false);
});
