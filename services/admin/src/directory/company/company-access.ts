import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Caller, CompanyType } from '@werkbank/contracts/access';
import { CompanyRecord } from './company.entity.js';

/** A company by its path; customers and producer companies have separate paths. */
export interface CompanyRef {
  kind: CompanyType;
  companyId: number;
}

/** Own company or platform admin. All other callers get the refusal of an unknown company. */
export function mayHandleCompany(caller: Caller, companyId: number): boolean {
  if (caller.kind !== 'user') return false;
  return caller.companyId === companyId || caller.roles.includes('platform-admin');
}

/** Company admin of this company, or platform admin; they decide about its taxes. */
export function administersCompany(caller: Caller, companyId: number): boolean {
  if (caller.kind !== 'user') return false;
  const own = caller.companyId === companyId && caller.roles.includes('company-admin');
  return own || caller.roles.includes('platform-admin');
}

/**
 * Locks the company until the transaction ends, so changes of its addresses run one after the other and each event
 * includes all earlier ones. `null` without access, or if it does not exist.
 */
export async function lockCompany(
  em: EntityManager,
  { kind, companyId }: CompanyRef,
  caller: Caller,
): Promise<CompanyRecord | null> {
  if (!mayHandleCompany(caller, companyId)) return null;
  return em.findOne(CompanyRecord, { id: companyId, kind }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
