import type { EntityManager } from '@mikro-orm/postgresql';
import { readOne } from '@werkbank/platform/database';
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
    const before = await readOne<{ kind: 'Customer' | 'Producer'; name: string; ownSignIn: string | null }>(
      own,
      'select kind, name, own_sign_in as "ownSignIn" from company where id = ? for update',
      [companyId],
    );
    if (!before) return undefined;
    await own.execute('update company set own_sign_in = ? where id = ?', [alias, companyId], 'run');
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
