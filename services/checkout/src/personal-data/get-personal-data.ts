import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { QueryHandler } from '@werkbank/platform/messaging';
import { exportPerson } from '@werkbank/platform/personal-data';
import { personalData } from './personal-data.js';

/** Answers this service's data of a person. The asking service has checked the right to see it. */
@Controller()
export class GetPersonalData {
  constructor(private readonly em: EntityManager) {}

  @QueryHandler('checkout.get-personal-data')
  get({
    userId,
    after,
  }: Asked<'checkout.get-personal-data'>): Promise<QueryAnswer<'checkout.get-personal-data'>> {
    return exportPerson(this.em, personalData, userId, after);
  }
}
