import type { Caller } from '@werkbank/contracts/access';

/** Somebody who changes an order, as its history tells it. */
export interface ActingPerson {
  name: string;
  userId: number | null;
  actor: 'producer' | 'customer' | 'system' | 'platform';
}

/** What the marketplace does by itself. */
export const theSystem: ActingPerson = { name: 'Werkbank', userId: null, actor: 'system' };

export function actingPersonOf(caller: Caller, actor: ActingPerson['actor']): ActingPerson {
  if (caller.kind === 'visitor') throw new Error('A visitor changes no order');
  return { name: `${caller.firstName} ${caller.lastName}`.trim(), userId: caller.userId, actor };
}

/** The company of a caller whom the route let in as one of a company. */
export function companyOf(caller: Caller): number | undefined {
  return caller.kind === 'user' ? caller.companyId : undefined;
}

export function isPlatformAdmin(caller: Caller): boolean {
  return caller.kind === 'user' && caller.roles.includes('platform-admin');
}
