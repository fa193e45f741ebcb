import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { Audit } from '../../records/index.js';
import {
  AddressRecord,
  announceCompany,
  auditedAddress,
  auditedCompany,
  CompanyRecord,
  firstCalendar,
  writtenAddress,
} from '../../directory/index.js';

interface NewCompany {
  producerId: number;
  data: CallInput<'createProducerCompany'>['body'];
  caller: Caller;
  action: 'createProducer' | 'createProducerCompany';
}

/** A company of a producer with its first dispatch location, for goods have to leave somewhere. */
export async function addCompany(em: EntityManager, { producerId, data, caller, action }: NewCompany) {
  const {
    dispatchLocation: { region, ...address },
    ...fields
  } = data;
  const company = em.create(CompanyRecord, { ...fields, kind: 'Producer', producerId });
  await em.flush();
  const place = em.create(AddressRecord, {
    ownerKind: 'Company',
    ownerId: company.id,
    type: 'DispatchLocation',
    ...writtenAddress(address),
    calendar: firstCalendar(region),
  });
  await em.flush();
  await Audit.record(em, {
    caller,
    action,
    object: { type: 'Company', id: company.id, name: company.name },
    after: { ...auditedCompany(company), producerId },
  });
  await Audit.record(em, {
    caller,
    action,
    object: { type: 'Address', id: place.id, name: place.name },
    after: auditedAddress(place),
  });
  await announceCompany(em, company.id);
  return company.id;
}
