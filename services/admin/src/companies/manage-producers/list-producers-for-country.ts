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
 * Producers that deliver to a country. Each one delivers to every country that is served, from abroad where it has no
 * place in it; whoever has no dispatch location at all delivers nowhere. It is the same for everybody, so the service reads
 * it: of a producer, who has a margin, callers see their own alone.
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
