/** The login gate's address, from which it goes back to where it was asked from. */
export function loginAddress(from: string): string {
  return from === '/' || from.startsWith('/login') ? '/login' : `/login?from=${encodeURIComponent(from)}`;
}

/** Where to go after the login. Only an address of our own: a link to the gate must not lead elsewhere. */
export function returnAddress(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '/';
  const own = new URL(from, location.origin);
  const isOwn = from.startsWith('/') && own.origin === location.origin && !own.pathname.startsWith('/login');
  return isOwn ? `${own.pathname}${own.search}${own.hash}` : '/';
}
