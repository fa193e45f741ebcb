import { openRoutes, type RouteName, routeNames, routes } from './index.js';

/** Addresses within pages, which the client never calls. */
const named: ReadonlySet<RouteName> = new Set(['getArticleMedium']);

test('the open routes are those that everybody may call', () => {
  const forVisitors = routeNames.filter((name) => routes[name].access.some((kind) => kind === 'visitor'));
  const open = forVisitors.filter((name) => !named.has(name));
  expect(Object.keys(openRoutes).toSorted()).toEqual(open.toSorted());
});
