import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { QueryHandler } from '@werkbank/platform/messaging';
import { exportPerson } from '@werkbank/platform/personal-data';
import { personalData } from './personal-data.js';

/** Returns a person's data in this service. The caller has already checked the permission. */
@Controller()
export class GetPersonalData {
  constructor(private readonly em: EntityManager) {}

  @QueryHandler('catalog.get-personal-data')
  get({
    userId,
    after,
  }: Asked<'catalog.get-personal-data'>): Promise<QueryAnswer<'catalog.get-personal-data'>> {
    return exportPerson(this.em, personalData, userId, after);
  }
}
