import type { Caller, Role } from '@werkbank/contracts/access';
import type { SessionState } from '@werkbank/contracts/shell-api';
import type { Language } from '@werkbank/contracts/localization';

/** The session as the contracts' caller, for what a person may open. The services decide; this only shows. */
export function callerOf({ user, sessionId }: SessionState, language: Language): Caller {
  if (!user) return { kind: 'visitor', language };
  const roles: Role[] = [];
  if (user.roles.PlatformAdmin) roles.push('platform-admin');
  if (user.roles.CompanyAdmin) roles.push('company-admin');
  return {
    kind: 'user',
    userId: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    roles,
    ...(user.companyId === null ? {} : { companyId: user.companyId }),
    ...(user.companyType === null ? {} : { companyType: user.companyType }),
    ...(user.companyName === null ? {} : { companyName: user.companyName }),
    sessionId: sessionId ?? '',
    language,
  };
}
