import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { QueryHandler } from '@werkbank/platform/messaging';
import { exportPerson } from '@werkbank/platform/personal-data';
import { personalData } from './personal-data.js';

/** Returns a person's data in this service. The asking service has checked the access. */
@Controller()
export class GetPersonalData {
  constructor(private readonly em: EntityManager) {}

  @QueryHandler('orders.get-personal-data')
  get({
    userId,
    after,
  }: Asked<'orders.get-personal-data'>): Promise<QueryAnswer<'orders.get-personal-data'>> {
    return exportPerson(this.em, personalData, userId, after);
  }
}
