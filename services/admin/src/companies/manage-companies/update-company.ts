import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { EditableCompany } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Accounts } from '../../identity/index.js';
import { Audit, isStale } from '../../records/index.js';
import {
  announceCompany,
  announceProducer,
  auditedCompany,
  type CompanyRecord,
  type CompanyRef,
  editableCompanyById,
  lockCompany,
  userSchema,
} from '../../directory/index.js';
import { billingFollowsCompany } from './billing-follows-company.js';
import { refuseKanton } from '../../settings/index.js';

type Data = Pick<CompanyRecord, 'name' | 'taxNumber' | 'phone'> &
  Partial<
    Pick<
      CompanyRecord,
      'customerType' | 'eoriNumber' | 'kanton' | 'ownOrderNumberRequired' | 'costCenterRequired'
    >
  > & {
    /** Country of the billing address; it decides the prefix of the tax number. */
    country?: string;
    optimisticLockKey?: number | undefined;
  };

/** Changes a company's own data. Its name is a claim of its people's tokens, so their accounts follow. */
@Controller()
export class UpdateCompany {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
  ) {}

  @Call('updateCustomer')
  customer(@Input() { params, body }: CallInput<'updateCustomer'>, @CallerOf() caller: Caller) {
    return this.update({ kind: 'Customer', ...params }, body, caller);
  }

  @Call('updateProducerCompany')
  producerCompany(@Input() { params, body }: CallInput<'updateProducerCompany'>, @CallerOf() caller: Caller) {
    return this.update({ kind: 'Producer', ...params }, body, caller);
  }

  private async update(ref: CompanyRef, data: Data, caller: Caller): Promise<EditableCompany | Refusal> {
    const people = await this.em.fork().transactional((em) => change(em, ref, data, caller));
    if (isRefusal(people)) return people;
    await this.accounts.followSoon(people);
    return (await editableCompanyById(this.em.fork(), ref.companyId)) ?? refuse('COMPANY_NOT_FOUND');
  }
}

const followName = statement(
  'follow-name-of-company',
  columns(userSchema, 'id'),
  'update users set account_version = account_version + 1 where company_id = ? returning id',
);

/** Answers whose accounts have to follow. */
async function change(
  em: EntityManager,
  ref: CompanyRef,
  { country, optimisticLockKey, ...data }: Data,
  caller: Caller,
): Promise<number[] | Refusal> {
  const company = await lockCompany(em, ref, caller);
  if (!company) return refuse('COMPANY_NOT_FOUND');
  if (isStale(company.lockKey, optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
  const unknown = await refuseKanton(em, data.kanton, { field: 'kanton', before: company.kanton });
  if (unknown) return unknown;
  const action = ref.kind === 'Customer' ? 'updateCustomer' : 'updateProducerCompany';
  const { name, customerType } = data;
  const next = { name, country, customerType, needsTaxNumber: customerType === 'Company' };
  const refused = await billingFollowsCompany(em, company, next, { caller, action });
  if (refused) return refused;
  const before = auditedCompany(company);
  const renamed = company.name !== data.name;
  // Companies have none; an old one must not come back with their type.
  em.assign(company, data.customerType === 'Company' ? { ...data, kanton: null } : data);
  await em.flush();
  await Audit.record(em, {
    caller,
    action,
    object: { type: 'Company', id: company.id, name: company.name },
    before,
    after: auditedCompany(company),
  });
  await announceCompany(em, company.id);
  if (company.producerId) await announceProducer(em, company.producerId);
  if (!renamed) return [];
  const people = await readMany(em, followName, [company.id]);
  return people.map(({ id }) => id);
}
