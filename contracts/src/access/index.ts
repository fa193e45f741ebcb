import type { Language } from '../localization/index.js';

export const roles = ['platform-admin', 'company-admin'] as const;
export type Role = (typeof roles)[number];
export const companyTypes = ['Customer', 'Producer'] as const;
export type CompanyType = (typeof companyTypes)[number];

export interface Visitor {
  kind: 'visitor';
  language: Language;
}

/** Somebody whose access token was verified; the fields are the token's claims. */
export interface SignedInUser {
  kind: 'user';
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
  roles: Role[];
  companyId?: number;
  companyType?: CompanyType;
  companyName?: string;
  /** Set for users of a producer company: the producer that the company belongs to. */
  producerId?: number;
  sessionId: string;
  /** Issue time of the token in seconds. A token from before the end of the person's sessions may change nothing any more. */
  issuedAt?: number;
  language: Language;
}
export type Caller = Visitor | SignedInUser;

/**
 * Kinds of callers, as data for routes, tests and the API documentation.
 * `visitor` lets everybody in; `company` is any user of a company, customer or producer.
 */
export const callerKinds = [
  'visitor',
  'user',
  'company',
  'customer',
  'producer',
  'company-admin',
  'platform-admin',
] as const;
export type CallerKind = (typeof callerKinds)[number];

/** All kinds that a caller belongs to. */
export function kindsOf(caller: Caller): ReadonlySet<CallerKind> {
  const kinds = new Set<CallerKind>(['visitor']);
  if (caller.kind === 'visitor') return kinds;
  kinds.add('user');
  if (caller.companyId !== undefined) {
    kinds.add('company');
    if (caller.companyType === 'Customer') kinds.add('customer');
    if (caller.companyType === 'Producer') kinds.add('producer');
    if (caller.roles.includes('company-admin')) kinds.add('company-admin');
  }
  if (caller.roles.includes('platform-admin')) kinds.add('platform-admin');
  return kinds;
}

/** True for a caller of one of the allowed kinds. The service decides about the object. */
export function mayCall(access: readonly CallerKind[], caller: Caller): boolean {
  const kinds = kindsOf(caller);
  return access.some((kind) => kinds.has(kind));
}

/**
 * The audience that gets the same answers from the shop, as one word: visitors, or the people of one customer. Undefined for
 * callers who see their own latest changes, or answers of their own.
 */
export function readersLike(caller: Caller): string | undefined {
  if (caller.kind === 'visitor') return 'visitors';
  const kinds = kindsOf(caller);
  return kinds.has('customer') && !kinds.has('platform-admin') ? `customer-${caller.companyId}` : undefined;
}
