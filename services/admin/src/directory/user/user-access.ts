import type { Caller } from '@werkbank/contracts/access';

/** The fields of a user that decide who administers them. */
export interface UserRef {
  id: number;
  companyId?: number | null | undefined;
  platformAdmin: boolean;
}

export function isPlatformAdmin(caller: Caller): boolean {
  return caller.kind === 'user' && caller.roles.includes('platform-admin');
}

/**
 * Platform admins administer all people, company admins the people of their own company. Company admins never administer a
 * platform admin: with another e-mail for that admin they could take over the account.
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

/** All other callers get the refusal of an unknown user. */
export function mayHandleUser(caller: Caller, user: UserRef): boolean {
  return isOneself(caller, user) || administers(caller, user);
}
