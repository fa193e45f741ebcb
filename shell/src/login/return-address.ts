import { viewAddress } from './gate-views';

/** Nobody wants to go back to these once he is logged in: what a mailed link was for is done by then. */
const gate = /^\/(login|passwordReset|confirmCustomerRegistration)(\/|$)/;

/** The login gate's address, from which it goes back to where it was asked from. */
export function loginAddress(from: string): string {
  const { pathname, search } = addressOf(from);
  if (pathname === '/login') return viewAddress(search, 'login');
  return from === '/' || gate.test(pathname) ? '/login' : `/login?from=${encodeURIComponent(from)}`;
}

/** Where to go after the login. Only an address of our own: a link to the gate must not lead elsewhere. */
export function returnAddress(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '/';
  const own = addressOf(from);
  const isOwn = from.startsWith('/') && own.origin === location.origin && !gate.test(own.pathname);
  return isOwn ? `${own.pathname}${own.search}${own.hash}` : '/';
}

/** What is no address, such as `//`, leads to the beginning. */
function addressOf(from: string): URL {
  return new URL(URL.canParse(from, location.origin) ? from : '/', location.origin);
}
