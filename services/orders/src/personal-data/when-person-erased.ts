import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { OnEvent } from '@werkbank/platform/messaging';
import { erasePerson } from '@werkbank/platform/personal-data';
import { personalData } from './personal-data.js';

/** Erases a person here too. A repetition changes only late data. */
@Controller()
export class WhenPersonErased {
  @OnEvent('admin.person-erased.v1')
  async handle({ userId }: EventPayload<'admin.person-erased.v1'>, em: EntityManager): Promise<void> {
    await erasePerson(em, personalData, userId);
  }
}
