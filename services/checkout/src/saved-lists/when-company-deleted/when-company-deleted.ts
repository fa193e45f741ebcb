import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { run, statement } from '@werkbank/platform/database';
import { OnEvent } from '@werkbank/platform/messaging';

const deleteLists = statement(
  'delete-saved-lists-of-company',
  {},
  'delete from saved_list where company_id = ?',
);

/** The lists of a company go with it. */
@Controller()
export class WhenCompanyDeleted {
  @OnEvent('admin.company-deleted.v1')
  async handle({ id }: EventPayload<'admin.company-deleted.v1'>, em: EntityManager): Promise<void> {
    await run(em, deleteLists, [id]);
  }
}
