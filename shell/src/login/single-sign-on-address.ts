import { deviceMemory } from '@werkbank/kit/browser-memory';

const PARAMETER = 'sso';
const COMPANY = 'company';
const REMEMBERED = 'werkbank-company';

/** The return address for the identity provider: this view, with the page to return to and the company. */
export function leavingAddress(search: string, company: string): string {
  const query = new URLSearchParams(search);
  query.set(COMPANY, company);
  query.set(PARAMETER, 'back');
  return `/login?${query.toString()}`;
}

/** The company in a link to the login page, `/login?company=…`, or the one of the last login here. */
export function companyOf(search: string): string | undefined {
  return namedBy(search) ?? deviceMemory.read(REMEMBERED) ?? undefined;
}

/** Remembers the company of the address for the next visit. */
export function rememberCompany(search: string): void {
  deviceMemory.write(REMEMBERED, namedBy(search) ?? null);
}

/** True if the identity provider has sent the browser here. */
export function cameBack(search: string): boolean {
  return new URLSearchParams(search).get(PARAMETER) === 'back';
}

function namedBy(search: string): string | undefined {
  return new URLSearchParams(search).get(COMPANY) || undefined;
}
