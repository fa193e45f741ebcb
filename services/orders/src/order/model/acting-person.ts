import type { Caller } from '@werkbank/contracts/access';

/** The author of a change, for the history. */
export interface ActingPerson {
  name: string;
  userId: number | null;
  actor: 'producer' | 'customer' | 'system' | 'platform';
}

/** The author of automatic changes. */
export const theSystem: ActingPerson = { name: 'Werkbank', userId: null, actor: 'system' };

export function actingPersonOf(caller: Caller, actor: ActingPerson['actor']): ActingPerson {
  if (caller.kind === 'visitor') throw new Error('A visitor changes no order');
  return { name: `${caller.firstName} ${caller.lastName}`.trim(), userId: caller.userId, actor };
}

/** The company of a caller; the route admits users of companies only. */
export function companyOf(caller: Caller): number | undefined {
  return caller.kind === 'user' ? caller.companyId : undefined;
}

export function isPlatformAdmin(caller: Caller): boolean {
  return caller.kind === 'user' && caller.roles.includes('platform-admin');
}
