import type { LoginView } from './view-address';

export const loginViews = ['login', 'passwordReset', 'registration'] as const satisfies LoginView[];

/** The view of the login page in an address. */
export function viewOf(search: string): LoginView {
  const asked = new URLSearchParams(search).get('view');
  return loginViews.find((view) => view === asked) ?? 'login';
}
