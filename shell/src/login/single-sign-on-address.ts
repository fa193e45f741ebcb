const PARAMETER = 'sso';
const COMPANY = 'company';

/** Where the identity provider sends the browser back to: this view, with where it was asked from. */
export function leavingAddress(search: string): string {
  const query = new URLSearchParams(search);
  query.set(PARAMETER, 'back');
  return `/login?${query.toString()}`;
}

/** The company that a link of its own to the login page names: `/login?company=…`. */
export function companyOf(search: string): string | undefined {
  return new URLSearchParams(search).get(COMPANY) ?? undefined;
}

/** Whether the identity provider has sent the browser here. */
export function cameBack(search: string): boolean {
  return new URLSearchParams(search).get(PARAMETER) === 'back';
}
