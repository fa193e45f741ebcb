export type LoginView = 'login' | 'passwordReset' | 'registration';

/** Kept parameters: the target after the login, and the company whose own sign-in is meant. */
const kept = ['from', 'company'];

/** The address of another view, which leads back to the same place after the login. */
export function viewAddress(search: string, view: LoginView): string {
  const here = new URLSearchParams(search);
  const query = new URLSearchParams(view === 'login' ? {} : { view });
  for (const name of kept) {
    const value = here.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size === 0 ? '/login' : `/login?${query.toString()}`;
}
