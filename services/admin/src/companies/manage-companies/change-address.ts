import { type EntityManager as Em, EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Audit, isStale } from '../../records/index.js';
import {
  AddressRecord,
  announceCompany,
  announceProducer,
  auditedAddress,
  type CompanyRecord,
  type CompanyRef,
  isPlatformAdmin,
  lockCompany,
  writtenAddress,
} from '../../directory/index.js';
import { changedCompany, writtenIn } from './changed-company.js';
import { refusePublicBodyAbroad, refuseUnserved } from '../../settings/index.js';
import { refuseTaxNumber } from './tax-number-of-country.js';

type AddressRef = CompanyRef & { addressId: number };

/** Changes and deletes single addresses of a company. */
@Controller()
export class ChangeAddress {
  constructor(private readonly em: EntityManager) {}

  @Call('updateCustomerAddress')
  ofCustomer(@Input() { params, body }: CallInput<'updateCustomerAddress'>, @CallerOf() caller: Caller) {
    return this.change({ kind: 'Customer', ...params }, body, caller);
  }

  @Call('updateProducerCompanyAddress')
  ofProducerCompany(
    @Input() { params, body }: CallInput<'updateProducerCompanyAddress'>,
    @CallerOf() caller: Caller,
  ) {
    return this.change({ kind: 'Producer', ...params }, body, caller);
  }

  @Call('deleteCustomerAddress')
  removeOfCustomer(@Input() { params }: CallInput<'deleteCustomerAddress'>, @CallerOf() caller: Caller) {
    return this.remove({ kind: 'Customer', ...params }, caller);
  }

  @Call('deleteProducerCompanyAddress')
  removeOfProducerCompany(
    @Input() { params }: CallInput<'deleteProducerCompanyAddress'>,
    @CallerOf() caller: Caller,
  ) {
    return this.remove({ kind: 'Producer', ...params }, caller);
  }

  private change(
    ref: AddressRef,
    { optimisticLockKey, ...given }: CallInput<'updateCustomerAddress'>['body'],
    caller: Caller,
  ): Promise<CallAnswer<'updateCustomerAddress'> | Refusal> {
    return this.em.fork().transactional(async (em) => {
      const company = await lockCompany(em, ref, caller);
      if (!company) return refuse('COMPANY_NOT_FOUND');
      const address = await addressOf(em, company, ref.addressId);
      if (!address) return refuse('ADDRESS_NOT_FOUND');
      if (isStale(address.lockKey, optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
      const dispatched = address.type === 'DispatchLocation';
      // Freight, customs and duty depend on the country, so only platform admins change it, as they alone create one.
      if (dispatched && address.country !== given.country && !isPlatformAdmin(caller)) {
        return refuse('DISPATCH_COUNTRY_BY_PLATFORM', { field: 'country' });
      }
      const where = { field: 'country', before: address.country };
      const refused =
        (dispatched ? undefined : await refuseUnserved(em, given.country, where)) ??
        (address.type === 'Primary'
          ? (refusePublicBodyAbroad(company.customerType, given.country, where) ??
            refuseTaxNumber(company, given.country))
          : undefined);
      if (refused) return refused;
      const before = auditedAddress(address);
      const { calendar } = address;
      if (calendar && address.country !== given.country) address.calendar = { ...calendar, region: null };
      em.assign(address, writtenAddress(given));
      await em.flush();
      await Audit.record(em, {
        caller,
        action: ref.kind === 'Customer' ? 'updateCustomerAddress' : 'updateProducerCompanyAddress',
        object: { type: 'Address', id: address.id, name: address.name },
        before,
        after: auditedAddress(address),
      });
      await tellOf(em, company, address);
      return writtenIn(em, company.id, address.id);
    });
  }

  private remove(ref: AddressRef, caller: Caller): Promise<CallAnswer<'deleteCustomerAddress'> | Refusal> {
    return this.em.fork().transactional(async (em) => {
      const company = await lockCompany(em, ref, caller);
      if (!company) return refuse('COMPANY_NOT_FOUND');
      const address = await addressOf(em, company, ref.addressId);
      if (!address) return refuse('ADDRESS_NOT_FOUND');
      // Bills need an address; the billing address is replaced, never removed.
      if (address.type === 'Primary') return refuse('ADDRESS_NOT_DELETABLE');
      if (address.type === 'DispatchLocation') {
        const place = { ownerKind: 'Company', ownerId: company.id, type: 'DispatchLocation' } as const;
        if ((await em.count(AddressRecord, place)) <= 1) return refuse('LAST_DISPATCH_LOCATION');
      }
      em.remove(address);
      await em.flush();
      await Audit.record(em, {
        caller,
        action: ref.kind === 'Customer' ? 'deleteCustomerAddress' : 'deleteProducerCompanyAddress',
        object: { type: 'Address', id: ref.addressId, name: address.name },
        before: auditedAddress(address),
      });
      await tellOf(em, company, address);
      return { company: await changedCompany(em, company.id) };
    });
  }
}

function addressOf(em: Em, company: CompanyRecord, id: number): Promise<AddressRecord | null> {
  return em.findOne(AddressRecord, { id, ownerKind: 'Company', ownerId: company.id });
}

/** Dispatch locations belong to the producer's public data, so both events are needed. */
async function tellOf(em: Em, company: CompanyRecord, address: AddressRecord): Promise<void> {
  await announceCompany(em, company.id);
  if (company.producerId && address.type === 'DispatchLocation') {
    await announceProducer(em, company.producerId);
  }
}
