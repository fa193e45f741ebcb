import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { AddressRecord, announceProducer, auditedCalendar, lockCompany } from '../../directory/index.js';
import { Audit, isStale } from '../../records/index.js';
import { writtenIn } from '../manage-companies/changed-company.js';
import { refuseCalendar } from './refuse-calendar.js';

/** Sets when a dispatch location works and sends; promises made before stay. */
@Controller()
export class SetPlaceCalendar {
  constructor(private readonly em: EntityManager) {}

  @Call('setPlaceCalendar')
  set(
    @Input() { params: { companyId, addressId }, body }: CallInput<'setPlaceCalendar'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'setPlaceCalendar'> | Refusal> {
    const { optimisticLockKey, ...calendar } = body;
    return this.em.fork().transactional(async (em) => {
      const company = await lockCompany(em, { kind: 'Producer', companyId }, caller);
      if (!company) return refuse('COMPANY_NOT_FOUND');
      const place = await em.findOne(AddressRecord, {
        id: addressId,
        ownerKind: 'Company',
        ownerId: company.id,
        type: 'DispatchLocation',
      });
      if (!place) return refuse('ADDRESS_NOT_FOUND');
      if (isStale(place.lockKey, optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
      const refused = refuseCalendar({ country: place.country, calendar }, new Date());
      if (refused) return refused;
      const before = auditedCalendar(place);
      place.calendar = calendar;
      await em.flush();
      await Audit.record(em, {
        caller,
        action: 'setPlaceCalendar',
        object: { type: 'Address', id: place.id, name: place.name },
        before,
        after: auditedCalendar(place),
      });
      if (company.producerId) await announceProducer(em, company.producerId);
      return writtenIn(em, company.id, place.id);
    });
  }
}
