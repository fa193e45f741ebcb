import { openRoutes, routeNames, routes } from './index.js';

test('the open routes are those that everybody may call', () => {
  const open = routeNames.filter((name) => routes[name].access.some((kind) => kind === 'visitor'));
  expect(Object.keys(openRoutes).toSorted()).toEqual(open.toSorted());
});
