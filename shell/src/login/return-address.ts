import { addressOf, loginPages } from './login-address';

/**
 * Target after the login: the page before it, else the own start page. Only an address of our own: a link to the login page
 * must not lead elsewhere.
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
