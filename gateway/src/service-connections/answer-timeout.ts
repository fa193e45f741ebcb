import type { Route } from '@werkbank/contracts/routes';

/**
 * How long a service may take for an answer, in milliseconds, by the kind of call: a visitor asks again soon, a command that
 * is cut off leaves its caller in doubt, and a file that is made while it is sent begins late. A stream has no end.
 */
export function answerTimeout(
  { method, access, longAnswer }: Pick<Route, 'method' | 'access' | 'longAnswer'>,
  visitorsReadMs: number,
): number {
  if (longAnswer) return 6 * visitorsReadMs;
  if (method !== 'GET') return 3 * visitorsReadMs;
  return access.includes('visitor') ? visitorsReadMs : 2 * visitorsReadMs;
}
