export const gateViews = ['login', 'passwordReset', 'registration'] as const;
export type GateView = (typeof gateViews)[number];

/** Which view of the gate an address asks for. */
export function viewOf(search: string): GateView {
  const asked = new URLSearchParams(search).get('view');
  return gateViews.find((view) => view === asked) ?? 'login';
}

/** Where the login leads to, and the company whose own sign-in is meant. */
const kept = ['from', 'company'];

/** The address of another view, which leads back to the same place after the login. */
export function viewAddress(search: string, view: GateView): string {
  const here = new URLSearchParams(search);
  const query = new URLSearchParams(view === 'login' ? {} : { view });
  for (const name of kept) {
    const value = here.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size === 0 ? '/login' : `/login?${query.toString()}`;
}
