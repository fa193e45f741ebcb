import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { CompanyRecord } from '../../directory/index.js';
import { Audit } from '../../records/index.js';

/**
 * People of a company sign in only at the company's provider with that alias; without one, also with their own password again.
 * Open links for passwords expire meanwhile. Answers the company's name; undefined for a missing company.
 */
export function setCompanySso(
  em: EntityManager,
  companyId: number,
  alias: string | null,
): Promise<string | undefined> {
  return em.transactional(async (own) => {
    const before = await own.findOne(
      CompanyRecord,
      { id: companyId },
      { fields: ['kind', 'name', 'ownSignIn'], lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!before) return undefined;
    await own.nativeUpdate(CompanyRecord, { id: companyId }, { ownSignIn: alias });
    await Audit.record(own, {
      caller: 'system',
      action: before.kind === 'Customer' ? 'updateCustomer' : 'updateProducerCompany',
      object: { type: 'Company', id: companyId, name: before.name },
      before: { ownSignIn: before.ownSignIn },
      after: { ownSignIn: alias },
    });
    return before.name;
  });
}
