import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { DispatchLocation } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { readOne } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { mayHandleCompany } from '../../directory/index.js';

/** Where the goods of a producer company leave. */
@Controller()
export class ListDispatchLocations {
  constructor(private readonly em: EntityManager) {}

  @Call('listProducerDispatchLocations')
  async list(
    @Input() { params: { companyId } }: CallInput<'listProducerDispatchLocations'>,
    @CallerOf() caller: Caller,
  ): Promise<DispatchLocation[] | Refusal> {
    if (!mayHandleCompany(caller, companyId)) return refuse('COMPANY_NOT_FOUND');
    const company = await readOne<{ locations: DispatchLocation[] }>(
      this.em,
      `select (select coalesce(json_agg(json_build_object('id', a.id, 'city', a.city, 'country', a.country)
                                        order by a.id), '[]')
                 from address a
                where a.owner_kind = 'Company' and a.owner_id = c.id and a.type = 'DispatchLocation') as locations
         from company c where c.id = ? and c.kind = 'Producer'`,
      [companyId],
    );
    return company?.locations ?? refuse('COMPANY_NOT_FOUND');
  }

  @Call('listDispatchLocationsOfAddress')
  async ofAddress(
    @Input() { params: { addressId } }: CallInput<'listDispatchLocationsOfAddress'>,
    @CallerOf() caller: Caller,
  ): Promise<DispatchLocation[] | Refusal> {
    const found = await readOne<{ companyId: number; locations: DispatchLocation[] }>(
      this.em,
      `select own.owner_id as "companyId",
              (select coalesce(json_agg(json_build_object('id', a.id, 'city', a.city, 'country', a.country)
                                        order by a.id), '[]')
                 from address a
                where a.owner_kind = 'Company' and a.owner_id = own.owner_id and a.type = 'DispatchLocation')
                as locations
         from address own join company c on c.id = own.owner_id and c.kind = 'Producer'
        where own.owner_kind = 'Company' and own.id = ?`,
      [addressId],
    );
    const allowed = found && mayHandleCompany(caller, found.companyId);
    return allowed ? found.locations : refuse('ADDRESS_NOT_FOUND');
  }
}
