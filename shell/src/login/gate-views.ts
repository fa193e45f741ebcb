export const gateViews = ['login', 'passwordReset', 'registration'] as const;
export type GateView = (typeof gateViews)[number];

/** Which view of the gate an address asks for. */
export function viewOf(search: string): GateView {
  const asked = new URLSearchParams(search).get('view');
  return gateViews.find((view) => view === asked) ?? 'login';
}

/** The address of another view, which leads back to the same place after the login. */
export function viewAddress(search: string, view: GateView): string {
  const from = new URLSearchParams(search).get('from');
  const query = new URLSearchParams();
  if (view !== 'login') query.set('view', view);
  if (from !== null) query.set('from', from);
  return query.size === 0 ? '/login' : `/login?${query.toString()}`;
}
