import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { CompanyRecord } from '../../directory/index.js';
import { Audit } from '../../records/index.js';

/**
 * From now on the people of a company sign in at their company only, by the provider of that alias, or, without one, also
 * with a password of their own again. Links to set one that they have are over as long as it holds. Answers the
 * company's name, or nothing where there is no such company.
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
