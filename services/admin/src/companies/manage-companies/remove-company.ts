import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import { run, statement } from '@werkbank/platform/database';
import { Outbox } from '@werkbank/platform/messaging';
import { Audit, nextVersion } from '../../records/index.js';
import { forgetPreferences } from '../../settings/index.js';
import {
  AddressRecord,
  auditedAddress,
  auditedCompany,
  auditedUser,
  CompanyRecord,
  nameOf,
  UserRecord,
} from '../../directory/index.js';

interface Removal {
  caller: Caller;
  action: 'deleteCustomer' | 'deleteProducerCompany' | 'deleteProducer';
}

const removePeople = statement(
  'remove-people-of-company',
  {},
  `update users set removed_at = coalesce(removed_at, now()), company_id = null, account_version = account_version + 1
    where company_id = ?`,
);

/** Removes a locked company with its addresses and people, and answers whose accounts have to go. */
export async function removeCompany(
  em: EntityManager,
  company: CompanyRecord,
  by: Removal,
): Promise<number[]> {
  const { id, name } = company;
  const people = await em.find(UserRecord, { companyId: id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  for (const person of people.filter(({ removedAt }) => !removedAt)) {
    await Audit.record(em, {
      ...by,
      object: { type: 'User', id: person.id, name: nameOf(person) },
      before: auditedUser(person),
    });
  }
  await run(em, removePeople, [id]);
  const userIds = people.map((person) => person.id);
  await forgetPreferences(em, userIds);
  const version = await nextVersion(em, 'company', id);
  const owned = { ownerKind: 'Company', ownerId: id } as const;
  for (const address of await em.find(AddressRecord, owned)) {
    await Audit.record(em, {
      ...by,
      object: { type: 'Address', id: address.id, name: address.name },
      before: auditedAddress(address),
    });
  }
  await em.nativeDelete(AddressRecord, owned);
  await em.nativeDelete(CompanyRecord, { id });
  await Audit.record(em, {
    ...by,
    object: { type: 'Company', id, name },
    before: { ...auditedCompany(company), users: people.length },
  });
  await Outbox.record(em, 'admin.company-deleted.v1', { id, version }, { key: id });
  return userIds;
}
