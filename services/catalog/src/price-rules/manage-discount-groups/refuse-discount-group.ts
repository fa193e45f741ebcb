import type { EntityManager } from '@mikro-orm/postgresql';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { discountLimits } from '@werkbank/contracts/limits';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { DiscountGroup } from '../company-rules/entities.js';

const groupWithName = statement(
  'discount-group-with-name',
  columns(DiscountGroup, 'id'),
  'select id from discount_group where producer_company_id = ? and compare_form(name) = compare_form(?) and id <> ?',
);

interface Named {
  producerCompanyId: number;
  name: string;
  exceptId?: number;
}

export async function refuseTakenName(em: EntityManager, named: Named): Promise<Refusal | undefined> {
  const { producerCompanyId, name, exceptId = 0 } = named;
  const taken = await readOne(em, groupWithName, [producerCompanyId, name, exceptId]);
  return taken && refuse('DISCOUNT_GROUP_EXISTS', { field: 'name' });
}

/** Refusal of a further group of this name. */
export async function refuseNewGroup(em: EntityManager, named: Named): Promise<Refusal | undefined> {
  const { producerCompanyId } = named;
  const max = discountLimits.groupsOfCompany;
  if ((await em.count(DiscountGroup, { producerCompanyId })) >= max)
    return refuse('TOO_MANY_PRICE_RULES', { params: { max } });
  return refuseTakenName(em, named);
}
