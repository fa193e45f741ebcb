import type { Caller } from '@werkbank/contracts/access';

/** Somebody who administers the platform or a company, seen from one user. */
export interface UserRef {
  id: number;
  companyId?: number | null | undefined;
  platformAdmin: boolean;
}

export function isPlatformAdmin(caller: Caller): boolean {
  return caller.kind === 'user' && caller.roles.includes('platform-admin');
}

/**
 * Platform admins administer everybody, company admins the people of their own company. Never a platform admin: whoever
 * may enter another e-mail for one becomes one.
 */
export function administers(caller: Caller, user: UserRef): boolean {
  if (isPlatformAdmin(caller)) return true;
  return (
    caller.kind === 'user' &&
    !user.platformAdmin &&
    caller.roles.includes('company-admin') &&
    caller.companyId !== undefined &&
    caller.companyId === user.companyId
  );
}

export function isOneself(caller: Caller, user: Pick<UserRef, 'id'>): boolean {
  return caller.kind === 'user' && caller.userId === user.id;
}

/** Everybody else is told that there is no such user. */
export function mayHandleUser(caller: Caller, user: UserRef): boolean {
  return isOneself(caller, user) || administers(caller, user);
}
