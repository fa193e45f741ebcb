import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Audit, isStale } from '../../records/index.js';
import {
  AddressRecord,
  administersCompany,
  announceCompany,
  auditedAddress,
  auditedCompany,
  type CompanyRecord,
  type CompanyRef,
  lockCompany,
  writtenAddress,
} from '../../directory/index.js';
import { writtenIn } from './changed-company.js';
import { refusePublicBodyAbroad, refuseUnserved } from '../../settings/index.js';
import { refuseTaxNumber } from './tax-number-of-country.js';

/** Sets a company's only billing address, which keeps its id when it changes. */
@Controller()
export class SetPrimaryAddress {
  constructor(private readonly em: EntityManager) {}

  @Call('setCustomerPrimaryAddress')
  ofCustomer(@Input() { params, body }: CallInput<'setCustomerPrimaryAddress'>, @CallerOf() caller: Caller) {
    return this.set({ kind: 'Customer', ...params }, body, caller);
  }

  @Call('setProducerCompanyPrimaryAddress')
  ofProducerCompany(
    @Input() { params, body }: CallInput<'setProducerCompanyPrimaryAddress'>,
    @CallerOf() caller: Caller,
  ) {
    return this.set({ kind: 'Producer', ...params }, body, caller);
  }

  private set(
    ref: CompanyRef,
    { taxNumber: typed, optimisticLockKey, ...given }: CallInput<'setCustomerPrimaryAddress'>['body'],
    caller: Caller,
  ): Promise<CallAnswer<'setCustomerPrimaryAddress'> | Refusal> {
    const data = writtenAddress(given);
    const taxNumber = typed || undefined;
    return this.em.transactional(async (em) => {
      const company = await lockCompany(em, ref, caller);
      if (!company) return refuse('COMPANY_NOT_FOUND');
      const primary = { ownerKind: 'Company', ownerId: company.id, type: 'Primary' } as const;
      const current = await em.findOne(AddressRecord, primary);
      if (isStale(current?.lockKey, optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
      const moves = current !== null && current.country !== data.country;
      const renumbers = taxNumber !== undefined && taxNumber !== company.taxNumber;
      // Country and tax number decide the tax of an order, so a person who only buys must not change them.
      if ((moves || renumbers) && !administersCompany(caller, company.id)) {
        return refuse('BILLING_COUNTRY_BY_ADMIN', { field: moves ? 'country' : 'taxNumber' });
      }
      const { customerType } = company;
      const where = { field: 'country', before: current?.country };
      const refused =
        (await refuseUnserved(em, data.country, where)) ??
        refusePublicBodyAbroad(customerType, data.country, where) ??
        refuseTaxNumber({ customerType, taxNumber: taxNumber ?? company.taxNumber }, data.country);
      if (refused) return refused;
      if (renumbers) await setTaxNumber(em, company, taxNumber, caller);
      const before = current && auditedAddress(current);
      const address = current ? em.assign(current, data) : em.create(AddressRecord, { ...primary, ...data });
      await em.flush();
      await Audit.record(em, {
        caller,
        action: ref.kind === 'Customer' ? 'setCustomerPrimaryAddress' : 'setProducerCompanyPrimaryAddress',
        object: { type: 'Address', id: address.id, name: address.name },
        before,
        after: auditedAddress(address),
      });
      await announceCompany(em, company.id);
      return writtenIn(em, company.id, address.id);
    });
  }
}

/** A company that moves to another country gets a tax number of that country. */
async function setTaxNumber(
  em: EntityManager,
  company: CompanyRecord,
  taxNumber: string,
  caller: Caller,
): Promise<void> {
  const before = auditedCompany(company);
  company.taxNumber = taxNumber;
  await em.flush();
  await Audit.record(em, {
    caller,
    action: 'setCustomerPrimaryAddress',
    object: { type: 'Company', id: company.id, name: company.name },
    before,
    after: auditedCompany(company),
  });
}
