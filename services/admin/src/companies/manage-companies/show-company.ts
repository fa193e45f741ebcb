import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { Address, EditableCompany } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { type CompanyRef, editableCompanyById, mayHandleCompany } from '../../directory/index.js';

/** A company with its addresses, for its own people and platform admins. */
@Controller()
export class ShowCompany {
  constructor(private readonly em: EntityManager) {}

  @Call('getCustomer')
  customer(@Input() { params }: CallInput<'getCustomer'>, @CallerOf() caller: Caller) {
    return this.company({ kind: 'Customer', ...params }, caller);
  }

  @Call('listCustomerAddresses')
  customerAddresses(@Input() { params }: CallInput<'listCustomerAddresses'>, @CallerOf() caller: Caller) {
    return this.addresses({ kind: 'Customer', ...params }, caller);
  }

  @Call('getProducerCompany')
  producerCompany(@Input() { params }: CallInput<'getProducerCompany'>, @CallerOf() caller: Caller) {
    return this.company({ kind: 'Producer', ...params }, caller);
  }

  @Call('listProducerCompanyAddresses')
  producerCompanyAddresses(
    @Input() { params }: CallInput<'listProducerCompanyAddresses'>,
    @CallerOf() caller: Caller,
  ) {
    return this.addresses({ kind: 'Producer', ...params }, caller);
  }

  private async company({ kind, companyId }: CompanyRef, caller: Caller): Promise<EditableCompany | Refusal> {
    const company = mayHandleCompany(caller, companyId)
      ? await editableCompanyById(this.em, companyId)
      : undefined;
    return company?.kind === kind ? company : refuse('COMPANY_NOT_FOUND');
  }

  private async addresses(ref: CompanyRef, caller: Caller): Promise<Address[] | Refusal> {
    const company = await this.company(ref, caller);
    return isRefusal(company) ? company : company.addresses;
  }
}
