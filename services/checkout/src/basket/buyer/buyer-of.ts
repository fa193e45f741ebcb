import type { Caller } from '@werkbank/contracts/access';

/** The person and the company that buy. The call's access check let only users of a company in. */
export function buyerOf(caller: Caller): { userId: number; companyId: number } {
  if (caller.kind !== 'user' || caller.companyId === undefined) {
    throw new Error('only users of a company can buy');
  }
  return { userId: caller.userId, companyId: caller.companyId };
}

/** The session of a buyer's token. */
export function sessionOf(caller: Caller): { sessionId: string; issuedAt?: number } | undefined {
  if (caller.kind !== 'user') return undefined;
  const { sessionId, issuedAt } = caller;
  return { sessionId, ...(issuedAt !== undefined && { issuedAt }) };
}

/** The company whose prices a visitor or user sees; null: those of unassigned customers. */
export function pricedFor(caller: Caller): number | null {
  return caller.kind === 'user' ? (caller.companyId ?? null) : null;
}
