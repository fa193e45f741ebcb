import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { DispatchAddress, DispatchLocation } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { readOne, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { comingCalendarOf } from '@werkbank/platform/working-days';
import { addressSchema, mayHandleCompany } from '../../directory/index.js';

const locationsOf = (company: string) => `
  (select coalesce(json_agg(json_build_object('id', a.id, 'city', a.city, 'country', a.country,
            'calendar', a.calendar) order by a.id), '[]')
     from address a
    where a.owner_kind = 'Company' and a.owner_id = ${company} and a.type = 'DispatchLocation') as locations`;

const locations = { locations: p.json<Pick<DispatchAddress, 'id' | 'city' | 'country' | 'calendar'>[]>() };

const ofCompany = statement(
  'dispatch-locations-of-company',
  locations,
  `select ${locationsOf('c.id')} from company c where c.id = ? and c.kind = 'Producer'`,
);

const besideAddress = statement(
  'dispatch-locations-beside-address',
  { companyId: addressSchema.properties.ownerId, ...locations },
  `select own.owner_id as "companyId", ${locationsOf('own.owner_id')}
     from address own join company c on c.id = own.owner_id and c.kind = 'Producer'
    where own.owner_kind = 'Company' and own.id = ?`,
);

@Controller()
export class ListDispatchLocations {
  constructor(private readonly em: EntityManager) {}

  @Call('listProducerDispatchLocations')
  async list(
    @Input() { params: { companyId } }: CallInput<'listProducerDispatchLocations'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'listProducerDispatchLocations'> | Refusal> {
    if (!mayHandleCompany(caller, companyId)) return refuse('COMPANY_NOT_FOUND');
    const company = await readOne(this.em, ofCompany, [companyId]);
    if (!company) return refuse('COMPANY_NOT_FOUND');
    const now = new Date();
    return company.locations.map(({ calendar, ...location }) => ({
      ...location,
      calendar: comingCalendarOf({ country: location.country, calendar }, now),
    }));
  }

  @Call('listDispatchLocationsOfAddress')
  async ofAddress(
    @Input() { params: { addressId } }: CallInput<'listDispatchLocationsOfAddress'>,
    @CallerOf() caller: Caller,
  ): Promise<DispatchLocation[] | Refusal> {
    const found = await readOne(this.em, besideAddress, [addressId]);
    const allowed = found && mayHandleCompany(caller, found.companyId);
    if (!allowed) return refuse('ADDRESS_NOT_FOUND');
    return found.locations.map(({ id, city, country }) => ({ id, city, country }));
  }
}
