import type { LoginView } from './view-address';

export const loginViews = ['login', 'passwordReset', 'registration'] as const satisfies LoginView[];

/** Which view of the login page an address asks for. */
export function viewOf(search: string): LoginView {
  const asked = new URLSearchParams(search).get('view');
  return loginViews.find((view) => view === asked) ?? 'login';
}
