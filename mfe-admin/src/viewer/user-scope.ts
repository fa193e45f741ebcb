import type { CompanyType } from '@werkbank/contracts/access';
import { companyPath } from './rights';

/** Whose users are looked at: everybody's, or those of one company. */
export type UserScope =
  | { readonly kind: 'platform' }
  | { readonly kind: CompanyType; readonly companyId: number };
export type UserScopeKind = UserScope['kind'];

/** The scope that an address speaks of; none where its company is not a number. */
export function userScope(kind: UserScopeKind, companyId: string | undefined): UserScope | undefined {
  if (kind === 'platform') return { kind };
  const id = Number(companyId);
  return Number.isSafeInteger(id) && id > 0 ? { kind, companyId: id } : undefined;
}

/** Where the list of these users is; each user lies below it. */
export function usersPath(scope: UserScope): string {
  return scope.kind === 'platform'
    ? '/management/users'
    : `${companyPath(scope.kind, scope.companyId)}/users`;
}
