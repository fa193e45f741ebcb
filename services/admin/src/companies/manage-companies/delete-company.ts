import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Queries } from '@werkbank/platform/messaging';
import { asTheService } from '@werkbank/platform/request';
import { Accounts } from '../../identity/index.js';
import {
  announceProducer,
  CompanyRecord,
  type CompanyRef,
  lockCompany,
  ProducerRecord,
} from '../../directory/index.js';
import { removeCompany } from './remove-company.js';

/** Deletes a company with its addresses and people. Its orders stay. */
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
    // Checked before the transaction: the query may take a moment, and an order placed meanwhile stays valid.
    const inUse = await this.refuseInUse(ref, caller);
    if (inUse) return inUse;
    // The access check is done; the caller cannot see people without a company, so the service runs this step.
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

/** Returns the people whose accounts have to go. */
async function remove(em: EntityManager, ref: CompanyRef, caller: Caller): Promise<number[] | Refusal> {
  const company = await lockCompany(em, ref, caller);
  if (!company) return refuse('COMPANY_NOT_FOUND');
  const { producerId } = company;
  if (producerId && (await isLastOfProducer(em, producerId))) return refuse('LAST_PRODUCER_COMPANY');
  const people = await removeCompany(em, company, {
    caller,
    action: ref.kind === 'Customer' ? 'deleteCustomer' : 'deleteProducerCompany',
  });
  if (producerId) await announceProducer(em, producerId);
  return people;
}

/** Locks the producer, so of two companies that are deleted at once one stays. */
async function isLastOfProducer(em: EntityManager, producerId: number): Promise<boolean> {
  await em.findOne(ProducerRecord, producerId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return (await em.count(CompanyRecord, { producerId })) <= 1;
}
