import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Caller, CompanyType } from '@werkbank/contracts/access';
import { CompanyRecord } from './company.entity.js';

/** A company by the path it was asked for: customers and producer companies have paths of their own. */
export interface CompanyRef {
  kind: CompanyType;
  companyId: number;
}

/** Own company or platform admin. Everybody else is told that there is no such company. */
export function mayHandleCompany(caller: Caller, companyId: number): boolean {
  if (caller.kind !== 'user') return false;
  return caller.companyId === companyId || caller.roles.includes('platform-admin');
}

/** Own company's admin or platform admin: who decides where it pays its taxes. */
export function administersCompany(caller: Caller, companyId: number): boolean {
  if (caller.kind !== 'user') return false;
  const own = caller.companyId === companyId && caller.roles.includes('company-admin');
  return own || caller.roles.includes('platform-admin');
}

/**
 * The company, locked until the transaction ends, so that changes of its addresses happen one after the other and each
 * event about it shows all that came before. Nothing where the caller may not or where it does not exist.
 */
export async function lockCompany(
  em: EntityManager,
  { kind, companyId }: CompanyRef,
  caller: Caller,
): Promise<CompanyRecord | null> {
  if (!mayHandleCompany(caller, companyId)) return null;
  return em.findOne(CompanyRecord, { id: companyId, kind }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
