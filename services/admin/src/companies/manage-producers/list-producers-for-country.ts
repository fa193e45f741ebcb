import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { byName, columns, readMany, statement } from '@werkbank/platform/database';
import { Call, Input } from '@werkbank/platform/http';
import { asTheService } from '@werkbank/platform/request';
import { currentConfiguration } from '../../settings/index.js';

import { producerSchema } from '../../directory/index.js';

type Listed = CallAnswer<'listProducersForCountry'>;

const withDispatchLocation = statement(
  'producers-with-dispatch-location',
  columns(producerSchema, 'id', 'algoliaId'),
  `select p.id, p.algolia_id as "algoliaId" from producer p
    where exists (select from company c join address a on a.owner_kind = 'Company' and a.owner_id = c.id
                   where c.producer_id = p.id and a.type = 'DispatchLocation')
    order by ${byName('p.algolia_id')}`,
);

/**
 * Producers that deliver to a country. Each one delivers to every served country, from abroad if it has no location
 * there; one without any dispatch location delivers nowhere. The list is the same for all callers, so the service reads
 * it: callers see only their own producer's row, because it holds the margin.
 */
@Controller()
export class ListProducersForCountry {
  constructor(private readonly em: EntityManager) {}

  @Call('listProducersForCountry')
  async list(@Input() { params }: CallInput<'listProducersForCountry'>): Promise<Listed> {
    const { countries } = await currentConfiguration(this.em);
    if (!countries.includes(params.countryCode)) return [];
    return asTheService(() => readMany(this.em, withDispatchLocation));
  }
}
