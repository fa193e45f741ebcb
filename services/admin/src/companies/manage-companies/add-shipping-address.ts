import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { maxAddresses } from '@werkbank/contracts/limits';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Audit } from '../../records/index.js';
import {
  AddressRecord,
  announceCompany,
  announceProducer,
  auditedAddress,
  type CompanyRef,
  firstCalendar,
  isPlatformAdmin,
  lockCompany,
  writtenAddress,
} from '../../directory/index.js';
import { changedCompany } from './changed-company.js';
import { refuseUnserved } from '../../settings/index.js';

/** One more place that a company's orders can be sent to, or that a producer's goods leave. */
@Controller()
export class AddShippingAddress {
  constructor(private readonly em: EntityManager) {}

  @Call('createCustomerAddress')
  forCustomer(@Input() { params, body }: CallInput<'createCustomerAddress'>, @CallerOf() caller: Caller) {
    const { type = 'Shipping', ...data } = body;
    if (type !== 'Shipping') return refuse('ADDRESS_TYPE_NOT_ALLOWED', { field: 'type' });
    return this.add({ kind: 'Customer', ...params }, { ...data, type, region: null }, caller);
  }

  @Call('createProducerCompanyAddress')
  forProducerCompany(
    @Input() { params, body }: CallInput<'createProducerCompanyAddress'>,
    @CallerOf() caller: Caller,
  ) {
    return this.add({ kind: 'Producer', ...params }, body, caller);
  }

  private add(
    ref: CompanyRef,
    { type, region, ...data }: CallInput<'createProducerCompanyAddress'>['body'],
    caller: Caller,
  ): Promise<CallAnswer<'createCustomerAddress'> | Refusal> {
    return this.em.transactional(async (em) => {
      const company = await lockCompany(em, ref, caller);
      if (!company) return refuse('COMPANY_NOT_FOUND');
      if (type === 'DispatchLocation' && !isPlatformAdmin(caller)) {
        return refuse('DISPATCH_LOCATION_NOT_ALLOWED');
      }
      const unserved =
        type === 'Shipping' ? await refuseUnserved(em, data.country, { field: 'country' }) : undefined;
      if (unserved) return unserved;
      // The company is locked: of many that are added at once, none slips through.
      const there = await em.count(AddressRecord, { ownerKind: 'Company', ownerId: company.id });
      if (there >= maxAddresses) return refuse('TOO_MANY_ADDRESSES', { params: { max: maxAddresses } });
      const address = em.create(AddressRecord, {
        ownerKind: 'Company',
        ownerId: company.id,
        type,
        ...writtenAddress(data),
        calendar: type === 'DispatchLocation' ? firstCalendar(region) : null,
      });
      await em.flush();
      await Audit.record(em, {
        caller,
        action: ref.kind === 'Customer' ? 'createCustomerAddress' : 'createProducerCompanyAddress',
        object: { type: 'Address', id: address.id, name: address.name },
        after: auditedAddress(address),
      });
      await announceCompany(em, company.id);
      if (company.producerId && type === 'DispatchLocation') await announceProducer(em, company.producerId);
      return { id: address.id, company: await changedCompany(em, company.id) };
    });
  }
}
