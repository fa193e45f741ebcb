import { viewAddress } from './view-address';

/** Nobody wants to go back to these once he is logged in: what a mailed link was for is done by then. */
export const loginPages = /^\/(login|passwordReset|confirmCustomerRegistration|confirmEmailChange)(\/|$)/;

/** The login pages's address, from which it goes back to where it was asked from. */
export function loginAddress(from: string): string {
  const { pathname, search } = addressOf(from);
  if (pathname === '/login') return viewAddress(search, 'login');
  return from === '/' || loginPages.test(pathname) ? '/login' : `/login?from=${encodeURIComponent(from)}`;
}

/** What is no address, such as `//`, leads to the beginning. */
export function addressOf(from: string): URL {
  return new URL(URL.canParse(from, location.origin) ? from : '/', location.origin);
}
