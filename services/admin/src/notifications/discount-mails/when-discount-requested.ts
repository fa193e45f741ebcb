import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { OnEvent } from '@werkbank/platform/messaging';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { AdminEnv } from '../../env.js';
import { userSchema } from '../../directory/index.js';
import { writeBulkMails } from '../send-mails/write-mail.js';
import { discountRequestedLetter } from './discount-letters.js';

const lifetimeMs = 7 * 24 * 60 * 60_000;

const readersOfRequest = statement(
  'readers-of-discount-request',
  columns(userSchema, 'email', 'language', 'firstName', 'lastName'),
  `with people as (
     select * from users where enabled and removed_at is null
       and company_id in (select value::int from jsonb_array_elements_text(?::jsonb)))
   select p.email, p.language, p.first_name as "firstName", p.last_name as "lastName" from people p
    where p.company_admin
       or not exists (select from people a where a.company_id = p.company_id and a.company_admin)
    order by p.id`,
);

/** Sends a request to the admins of a producer company; without admins to all its people. */
@Controller()
export class WhenDiscountRequested {
  constructor(@Inject(SERVICE) private readonly service: ServiceInfo<AdminEnv>) {}

  @OnEvent('catalog.discount-requested.v1')
  async handle(event: EventPayload<'catalog.discount-requested.v1'>, em: EntityManager): Promise<void> {
    const readers = await readMany(em, readersOfRequest, [JSON.stringify(event.producerCompanyIds)]);
    const url = `${this.service.env.PUBLIC_URL}/management/discount-requests/${event.requestId}`;
    const mails = readers.map(({ email, ...reader }) => ({
      email,
      letter: discountRequestedLetter(reader, event, url),
    }));
    await writeBulkMails(em, mails, new Date(Date.now() + lifetimeMs));
  }
}
