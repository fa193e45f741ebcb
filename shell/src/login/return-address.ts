import { viewAddress } from './login-views';

/** Nobody wants to go back to these once he is logged in: what a mailed link was for is done by then. */
const loginPages = /^\/(login|passwordReset|confirmCustomerRegistration|confirmEmailChange)(\/|$)/;

/** The login pages's address, from which it goes back to where it was asked from. */
export function loginAddress(from: string): string {
  const { pathname, search } = addressOf(from);
  if (pathname === '/login') return viewAddress(search, 'login');
  return from === '/' || loginPages.test(pathname) ? '/login' : `/login?from=${encodeURIComponent(from)}`;
}

/**
 * Where to go after the login: where somebody came from, else to the own beginning. Only an address of our own: a link
 * to the login page must not lead elsewhere.
 */
export function returnAddress(search: string, beginning: string): string {
  const from = new URLSearchParams(search).get('from') ?? beginning;
  const { origin, pathname, search: query, hash } = addressOf(from);
  const way = `${pathname}${query}${hash}`;
  // Judged once more as it is followed: `/.//elsewhere` is ours, and the path that is left of it names another host.
  const isOwn =
    from.startsWith('/') && origin === location.origin && addressOf(way).origin === location.origin;
  return isOwn && !loginPages.test(pathname) ? way : '/';
}

/** What is no address, such as `//`, leads to the beginning. */
function addressOf(from: string): URL {
  return new URL(URL.canParse(from, location.origin) ? from : '/', location.origin);
}
