import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Outbox, Queries } from '@werkbank/platform/messaging';
import { asTheService } from '@werkbank/platform/request';
import { Accounts } from '../../identity/index.js';
import { Audit, nextVersion } from '../../records/index.js';
import { CompanyRecord, ProducerRecord, UserRecord } from '../../directory/index.js';
import { removeCompany } from '../manage-companies/remove-company.js';
import { auditedProducer, lockProducer } from './locked-producer.js';

interface Deletion {
  producerId: number;
  caller: Caller;
}

/** Deletes a producer that was made by mistake: its companies have no users, and it has no articles and no orders. */
@Controller()
export class DeleteProducer {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
    private readonly queries: Queries,
  ) {}

  @Call('deleteProducer')
  async delete(
    @Input() { params: { producerId } }: CallInput<'deleteProducer'>,
    @CallerOf() caller: Caller,
  ): Promise<Record<string, never> | Refusal> {
    const companyIds = await this.companiesOf(producerId);
    if (isRefusal(companyIds)) return companyIds;
    // Other services answer before the transaction, so that no lock waits for them.
    const inUse = await this.refuseInUse(producerId, companyIds);
    if (inUse) return inUse;
    const people = await asTheService(() =>
      this.em.fork().transactional((em) => remove(em, { producerId, caller }, companyIds)),
    );
    if (isRefusal(people)) return people;
    await this.accounts.followSoon(people);
    return {};
  }

  private async companiesOf(producerId: number): Promise<number[] | Refusal> {
    const em = this.em.fork();
    if (!(await em.findOne(ProducerRecord, producerId))) return refuse('PRODUCER_NOT_FOUND');
    return (await em.find(CompanyRecord, { producerId })).map(({ id }) => id);
  }

  private async refuseInUse(producerId: number, companyIds: number[]): Promise<Refusal | undefined> {
    const [articles, orders] = await Promise.all([
      this.queries.ask('catalog.count-articles', { producerId }),
      this.queries.ask('orders.count-orders', { producerId, companyIds }),
    ]);
    if (isRefusal(articles)) return articles;
    if (isRefusal(orders)) return orders;
    if (articles.articles > 0) return refuse('PRODUCER_HAS_ARTICLES');
    return orders.orders > 0 ? refuse('PRODUCER_HAS_ORDERS') : undefined;
  }
}

/** Refuses companies that came after the other services were asked. Answers whose accounts have to go. */
async function remove(
  em: EntityManager,
  { producerId, caller }: Deletion,
  asked: readonly number[],
): Promise<number[] | Refusal> {
  // Companies first, as with every change of a company, so that two never wait for each other.
  const companies = await em.find(
    CompanyRecord,
    { producerId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  const producer = await lockProducer(em, producerId);
  if (!producer) return refuse('PRODUCER_NOT_FOUND');
  const ids = companies.map(({ id }) => id);
  const came = (await em.count(CompanyRecord, { producerId })) > ids.length;
  if (came || ids.some((id) => !asked.includes(id))) return refuse('CHANGED_MEANWHILE');
  // Last of all: users need not go in vain where articles or orders keep the producer.
  const users = await em.count(UserRecord, { companyId: { $in: ids }, removedAt: null });
  if (users > 0) return refuse('PRODUCER_HAS_USERS');
  const by = { caller, action: 'deleteProducer' } as const;
  const people: number[] = [];
  for (const company of companies) people.push(...(await removeCompany(em, company, by)));
  const version = await nextVersion(em, 'producer', producerId);
  await em.nativeDelete(ProducerRecord, { id: producerId });
  await Audit.record(em, {
    ...by,
    object: { type: 'Producer', id: producerId, name: producer.algoliaId },
    before: auditedProducer(producer),
  });
  await Outbox.record(em, 'admin.producer-deleted.v1', { id: producerId, version }, { key: producerId });
  return people;
}
