import { deviceMemory } from '@werkbank/kit/browser-memory';

const PARAMETER = 'sso';
const COMPANY = 'company';
const REMEMBERED = 'werkbank-company';

/** Where the identity provider sends the browser back to: this view, with where it was asked from and by which company. */
export function leavingAddress(search: string, company: string): string {
  const query = new URLSearchParams(search);
  query.set(COMPANY, company);
  query.set(PARAMETER, 'back');
  return `/login?${query.toString()}`;
}

/** The company that a link to the login page names, `/login?company=…`, or by which somebody came in here before. */
export function companyOf(search: string): string | undefined {
  return namedBy(search) ?? deviceMemory.read(REMEMBERED) ?? undefined;
}

/** The company of an address lets in, so the next visit begins with it. */
export function rememberCompany(search: string): void {
  deviceMemory.write(REMEMBERED, namedBy(search) ?? null);
}

/** Whether the identity provider has sent the browser here. */
export function cameBack(search: string): boolean {
  return new URLSearchParams(search).get(PARAMETER) === 'back';
}

function namedBy(search: string): string | undefined {
  return new URLSearchParams(search).get(COMPANY) || undefined;
}
