import { calls } from '@werkbank/contracts/calls';
import { publicAddresses, publicPage } from '@werkbank/contracts/entities';
import { type Route, type RouteName, routeNames, routes } from '@werkbank/contracts/routes';
import { mayShare } from '../../response-cache/caching-proxy.js';

/** The call of that name, if it answers all visitors a page; a manifest may contain any name. */
export const pageCall = (name: string | undefined): Route | undefined => sharedCall(name, publicPage);
/** The call of that name, if it answers all visitors the addresses of pages. */
export const addressesCall = (name: string | undefined): Route | undefined =>
  sharedCall(name, publicAddresses);

function sharedCall(name: string | undefined, answer: unknown): Route | undefined {
  const known = routeNames.find((one: RouteName) => one === name);
  if (known === undefined || !('answer' in calls[known]) || calls[known].answer !== answer) return undefined;
  const route: Route = routes[known];
  return mayShare(route, { method: 'GET' }) ? route : undefined;
}
