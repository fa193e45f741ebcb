import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/caller';
import type { AddressData } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { AddressRecord } from './address.entity.js';
import { announceCompany } from './announce-company.js';
import { type CompanyInQuestion, lockCompany } from './whose-company.js';
import { writtenAddress } from './written-address.js';

/** One more place that a company's orders can be sent to. */
@Controller()
export class AddShippingAddress {
  constructor(private readonly em: EntityManager) {}

  @Call('createCustomerAddress')
  forCustomer(@Input() { params, body }: CallInput<'createCustomerAddress'>, @CallerOf() caller: Caller) {
    return this.add({ kind: 'Customer', ...params }, body, caller);
  }

  @Call('createProducerCompanyAddress')
  forProducerCompany(
    @Input() { params, body }: CallInput<'createProducerCompanyAddress'>,
    @CallerOf() caller: Caller,
  ) {
    return this.add({ kind: 'Producer', ...params }, body, caller);
  }

  private add(
    question: CompanyInQuestion,
    data: AddressData,
    caller: Caller,
  ): Promise<{ id: number } | Refusal> {
    return this.em.transactional(async (em) => {
      const company = await lockCompany(em, question, caller);
      if (!company) return refuse('COMPANY_NOT_FOUND');
      const address = em.create(AddressRecord, {
        ownerKind: 'Company',
        ownerId: company.id,
        type: 'Shipping',
        ...writtenAddress(data),
      });
      await em.flush();
      await announceCompany(em, company.id);
      return { id: address.id };
    });
  }
}
