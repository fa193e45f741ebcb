import { viewAddress } from './view-address';

/** Pages that are useless after the login, so the login never returns to them: a mailed link is used up by then. */
export const loginPages = /^\/(login|passwordReset|confirmCustomerRegistration|confirmEmailChange)(\/|$)/;

export function loginAddress(from: string): string {
  const { pathname, search } = addressOf(from);
  if (pathname === '/login') return viewAddress(search, 'login');
  return from === '/' || loginPages.test(pathname) ? '/login' : `/login?from=${encodeURIComponent(from)}`;
}

/** An invalid address, such as `//`, leads to the first page. */
export function addressOf(from: string): URL {
  return new URL(URL.canParse(from, location.origin) ? from : '/', location.origin);
}
