import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import { isPostalCode } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { placeNameOf } from '@werkbank/contracts/limits';
import { Audit } from '../../records/index.js';
import { AddressRecord, auditedAddress, type CompanyRecord } from '../../directory/index.js';
import { refusePublicBodyAbroad, refuseUnserved } from '../../settings/index.js';

/** What a company is about to become. */
export interface NextCompany {
  name: string;
  /** Where it is billed; it says how a tax number must begin. */
  country: string | undefined;
  customerType: CompanyRecord['customerType'] | undefined;
  needsTaxNumber: boolean;
}

/**
 * The billing address goes along with its company: into the country of the tax number, or that would be one of another
 * country than the bill, and under the new name where it has borne the former one, as registration writes it. Whoever
 * needs no tax number is not kept from becoming a public body by an old address.
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
