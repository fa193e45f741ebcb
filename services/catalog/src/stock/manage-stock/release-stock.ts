import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { QueryHandler } from '@werkbank/platform/messaging';
import { releaseStock } from './reserve-stock.js';

/** Releases the stock of a draft that was not ordered. */
@Controller()
export class ReleaseStock {
  constructor(private readonly em: EntityManager) {}

  @QueryHandler('catalog.release-stock')
  async release({ draftId }: Asked<'catalog.release-stock'>): Promise<QueryAnswer<'catalog.release-stock'>> {
    return { released: await releaseStock(this.em, draftId) };
  }
}
