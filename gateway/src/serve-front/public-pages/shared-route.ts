import { type Route, routes } from '@werkbank/contracts/routes';
import { mayShare } from '../../share-answers/share-passage.js';

const known: Readonly<Record<string, Route>> = routes;

/** The call of that name, if it answers all visitors the same: a manifest is written by somebody else. */
export function sharedRoute(name: unknown): Route | undefined {
  const route = typeof name === 'string' && Object.hasOwn(known, name) ? known[name] : undefined;
  return route && mayShare(route, { method: 'GET' }) ? route : undefined;
}
