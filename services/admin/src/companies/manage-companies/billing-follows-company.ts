import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import { isPostalCode } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { placeNameOf } from '@werkbank/contracts/limits';
import { Audit } from '../../records/index.js';
import { AddressRecord, auditedAddress, type CompanyRecord } from '../../directory/index.js';
import { refusePublicBodyAbroad, refuseUnserved } from '../../settings/index.js';

/** A company's data after its change. */
export interface NextCompany {
  name: string;
  /** Billing country; it decides the prefix of the tax number. */
  country: string | undefined;
  customerType: CompanyRecord['customerType'] | undefined;
  needsTaxNumber: boolean;
}

/**
 * Adapts the billing address to the changed company. It moves into the country of the tax number, because both must
 * agree, and takes the new name if it bore the former one, as after a registration. An old address does not stop a
 * company without need of a tax number from becoming a public body.
 */
export async function billingFollowsCompany(
  em: EntityManager,
  company: CompanyRecord,
  { name, country, customerType, needsTaxNumber }: NextCompany,
  by: { caller: Caller; action: 'updateCustomer' | 'updateProducerCompany' },
): Promise<Refusal | undefined> {
  const primary = { ownerKind: 'Company', ownerId: company.id, type: 'Primary' } as const;
  const billing = await em.findOne(AddressRecord, primary);
  if (!billing) return undefined;
  if (country !== undefined) {
    const becomesPublic = customerType !== company.customerType;
    const where = { field: 'country', before: billing.country };
    const refused =
      (await refuseUnserved(em, country, where)) ??
      refusePublicBodyAbroad(customerType, country, becomesPublic ? { field: 'country' } : where);
    if (refused) return refused;
  }
  const before = auditedAddress(billing);
  if (country !== undefined && country !== billing.country) {
    if (isPostalCode(billing.zipCode, country)) billing.country = country;
    else if (needsTaxNumber) return refuse('POSTAL_CODE_FORMAT', { field: 'country' });
  }
  if (billing.name === placeNameOf(company.name)) billing.name = placeNameOf(name);
  const after = auditedAddress(billing);
  if (after.country === before.country && after.name === before.name) return undefined;
  await em.flush();
  await Audit.record(em, {
    ...by,
    object: { type: 'Address', id: billing.id, name: billing.name },
    before,
    after,
  });
  return undefined;
}
