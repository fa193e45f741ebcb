import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { Audit } from '../../records/index.js';
import {
  AddressRecord,
  announceCompany,
  auditedAddress,
  auditedCompany,
  auditedUser,
  CompanyRecord,
  nameOf,
  UserRecord,
  writtenAddress,
} from '../../directory/index.js';

type Body = CallInput<'registerCustomer'>['body'];

/** Stored data of an unconfirmed registration: everything but the password, which only Keycloak has. */
export interface Entered {
  user: Omit<Body['user'], 'password'>;
  company: Body['company'];
}

/** Adds the entered company, its billing address and its first person, who administers it. */
export async function addRegistered(
  em: EntityManager,
  { user, company: { address, ...company } }: Entered,
  userId: number,
  caller: Caller,
): Promise<void> {
  const added = em.create(CompanyRecord, {
    ...company,
    kind: 'Customer',
    producerId: null,
    taxNumber: company.taxNumber === '' ? null : company.taxNumber,
    eoriNumber: company.eoriNumber ?? null,
    kanton: company.customerType === 'Kanton' ? company.kanton : null,
  });
  await em.flush();
  const billing = em.create(AddressRecord, {
    ownerKind: 'Company',
    ownerId: added.id,
    type: 'Primary',
    ...writtenAddress(address),
  });
  const person = em.create(UserRecord, {
    ...user,
    id: userId,
    keycloakId: null,
    email: user.email.toLowerCase(),
    platformAdmin: false,
    companyAdmin: true,
    companyId: added.id,
    // The account exists, disabled; it lacks its person's data yet.
    accountTold: 0,
  });
  await em.flush();
  const by = { caller, action: 'confirmRegistration' } as const;
  await Audit.record(em, {
    ...by,
    object: { type: 'Company', id: added.id, name: added.name },
    after: auditedCompany(added),
  });
  await Audit.record(em, {
    ...by,
    object: { type: 'Address', id: billing.id, name: billing.name },
    after: auditedAddress(billing),
  });
  await Audit.record(em, {
    ...by,
    object: { type: 'User', id: person.id, name: nameOf(person) },
    after: auditedUser(person),
  });
  await announceCompany(em, added.id);
}
