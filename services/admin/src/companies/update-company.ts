import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/caller';
import type { Company } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { readMany } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Accounts } from '../accounts-in-step/accounts.js';
import { Audit } from '../audit/audit.js';
import { announceProducer } from '../producers/announce-producer.js';
import { announceCompany } from './announce-company.js';
import { auditedCompany } from './audited-company.js';
import type { CompanyRecord } from './company.entity.js';
import { companyById } from './company-view.js';
import { type CompanyInQuestion, lockCompany } from './whose-company.js';

type Data = Pick<CompanyRecord, 'name' | 'taxNumber' | 'phone'> &
  Partial<Pick<CompanyRecord, 'customerType' | 'kanton'>>;

/** Changes a company's own data. Its name is a claim of its people's tokens, so their accounts follow. */
@Controller()
export class UpdateCompany {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
  ) {}

  @Call('updateCustomer')
  customer(@Input() { params, body }: CallInput<'updateCustomer'>, @CallerOf() caller: Caller) {
    // The country is that of the billing address; it says how a tax number must begin.
    const { country: _, ...data } = body;
    return this.update({ kind: 'Customer', ...params }, data, caller);
  }

  @Call('updateProducerCompany')
  producerCompany(@Input() { params, body }: CallInput<'updateProducerCompany'>, @CallerOf() caller: Caller) {
    return this.update({ kind: 'Producer', ...params }, body, caller);
  }

  private async update(question: CompanyInQuestion, data: Data, caller: Caller): Promise<Company | Refusal> {
    const people = await this.em.fork().transactional((em) => change(em, question, data, caller));
    if (isRefusal(people)) return people;
    await this.accounts.follow(people);
    return (await companyById(this.em.fork(), question.companyId)) ?? refuse('COMPANY_NOT_FOUND');
  }
}

/** Answers whose accounts have to follow. */
async function change(
  em: EntityManager,
  question: CompanyInQuestion,
  data: Data,
  caller: Caller,
): Promise<number[] | Refusal> {
  const company = await lockCompany(em, question, caller);
  if (!company) return refuse('COMPANY_NOT_FOUND');
  const before = auditedCompany(company);
  const renamed = company.name !== data.name;
  em.assign(company, data);
  await em.flush();
  await Audit.record(em, {
    caller,
    action: question.kind === 'Customer' ? 'updateCustomer' : 'updateProducerCompany',
    object: { type: 'Company', id: company.id, name: company.name },
    before,
    after: auditedCompany(company),
  });
  await announceCompany(em, company.id);
  if (company.producerId) await announceProducer(em, company.producerId);
  if (!renamed) return [];
  const people = await readMany<{ id: number }>(
    em,
    'update users set account_version = account_version + 1 where company_id = ? returning id',
    [company.id],
  );
  return people.map(({ id }) => id);
}
