import type { CompanyType } from '@werkbank/contracts/access';
import { companyPath } from './rights';

/** The users in view: all of the platform, or those of one company. */
export type UserScope =
  | { readonly kind: 'platform' }
  | { readonly kind: CompanyType; readonly companyId: number };
export type UserScopeKind = UserScope['kind'];

/** The scope of an address; undefined if its company id is not a number. */
export function userScope(kind: UserScopeKind, companyId: string | undefined): UserScope | undefined {
  if (kind === 'platform') return { kind };
  const id = Number(companyId);
  return Number.isSafeInteger(id) && id > 0 ? { kind, companyId: id } : undefined;
}

/** The path of the user list; the users' pages are below it. */
export function usersPath(scope: UserScope): string {
  return scope.kind === 'platform'
    ? '/management/users'
    : `${companyPath(scope.kind, scope.companyId)}/users`;
}
