import type { Route } from '@werkbank/contracts/routes';

/**
 * Timeout of a service's answer in milliseconds, by the kind of call: a visitor retries soon, an aborted command leaves its
 * caller in doubt, and a file that is generated while it is sent begins late. A stream has no end.
 */
export function answerTimeout(
  { method, access, longAnswer }: Pick<Route, 'method' | 'access' | 'longAnswer'>,
  visitorsReadMs: number,
): number {
  if (longAnswer) return 6 * visitorsReadMs;
  if (method !== 'GET') return 3 * visitorsReadMs;
  return access.includes('visitor') ? visitorsReadMs : 2 * visitorsReadMs;
}
