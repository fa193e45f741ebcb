import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/caller';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Outbox, Queries } from '@werkbank/platform/messaging';
import { asTheService } from '@werkbank/platform/request';
import { Accounts } from '../accounts-in-step/accounts.js';
import { Audit } from '../audit/audit.js';
import { forgetPreferences } from '../preferences/announce-preferences.js';
import { announceProducer } from '../producers/announce-producer.js';
import { nextVersion } from '../event-versions/next-version.js';
import { auditedUser, nameOf } from '../users/user-rows.js';
import { UserRecord } from '../users/user.entity.js';
import { AddressRecord } from './address.entity.js';
import { auditedAddress, auditedCompany } from './audited-company.js';
import { CompanyRecord } from './company.entity.js';
import { type CompanyRef, lockCompany } from './company-access.js';

/** Deletes a company with its addresses and its people. What it ordered stays with the orders. */
@Controller()
export class DeleteCompany {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
    private readonly queries: Queries,
  ) {}

  @Call('deleteCustomer')
  customer(@Input() { params }: CallInput<'deleteCustomer'>, @CallerOf() caller: Caller) {
    return this.delete({ kind: 'Customer', ...params }, caller);
  }

  @Call('deleteProducerCompany')
  producerCompany(@Input() { params }: CallInput<'deleteProducerCompany'>, @CallerOf() caller: Caller) {
    return this.delete({ kind: 'Producer', ...params }, caller);
  }

  private async delete(ref: CompanyRef, caller: Caller): Promise<Record<string, never> | Refusal> {
    // Asked before the change, not within it: the answer may take a moment, and an order placed meanwhile stays valid.
    const inUse = await this.refuseInUse(ref, caller);
    if (inUse) return inUse;
    // The caller has found the company; the people who leave it are nobody's whom the caller sees.
    const people = await asTheService(() => this.em.fork().transactional((em) => remove(em, ref, caller)));
    if (isRefusal(people)) return people;
    await this.accounts.followSoon(people);
    return {};
  }

  private async refuseInUse(ref: CompanyRef, caller: Caller): Promise<Refusal | undefined> {
    const company = await this.em.fork().transactional((em) => lockCompany(em, ref, caller));
    if (!company) return refuse('COMPANY_NOT_FOUND');
    const open = await this.queries.ask('orders.count-open-orders', { companyId: company.id });
    if (isRefusal(open)) return open;
    return open.openOrders > 0 ? refuse('COMPANY_IN_USE') : undefined;
  }
}

/** Answers whose accounts have to go. */
async function remove(em: EntityManager, ref: CompanyRef, caller: Caller): Promise<number[] | Refusal> {
  const company = await lockCompany(em, ref, caller);
  if (!company) return refuse('COMPANY_NOT_FOUND');
  const { id, producerId, name } = company;
  if (producerId && (await isLastOfProducer(em, producerId))) return refuse('LAST_PRODUCER_COMPANY');
  const by = {
    caller,
    action: ref.kind === 'Customer' ? 'deleteCustomer' : 'deleteProducerCompany',
  } as const;
  const people = await em.find(UserRecord, { companyId: id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  for (const person of people.filter(({ removedAt }) => !removedAt)) {
    await Audit.record(em, {
      ...by,
      object: { type: 'User', id: person.id, name: nameOf(person) },
      before: auditedUser(person),
    });
  }
  await em.execute(
    `update users set removed_at = coalesce(removed_at, now()), company_id = null, account_version = account_version + 1
      where company_id = ?`,
    [id],
  );
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
  await em.execute('delete from company where id = ?', [id]);
  await Audit.record(em, {
    ...by,
    object: { type: 'Company', id, name },
    before: { ...auditedCompany(company), users: people.length },
  });
  await Outbox.record(em, 'admin.company-deleted.v1', { id, version }, { key: id });
  if (producerId) await announceProducer(em, producerId);
  return userIds;
}

/** Held by a lock on the producer, so that of two companies deleted at once one stays. */
async function isLastOfProducer(em: EntityManager, producerId: number): Promise<boolean> {
  await em.execute('select 1 from producer where id = ? for update', [producerId]);
  return (await em.count(CompanyRecord, { producerId })) <= 1;
}
