import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { OnEvent } from '@werkbank/platform/messaging';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { AdminEnv } from '../../env.js';
import { userSchema } from '../../directory/index.js';
import { writeBulkMails } from '../send-mails/write-mail.js';
import { discountAnsweredLetter } from './discount-letters.js';

const lifetimeMs = 7 * 24 * 60 * 60_000;

const whoAsked = statement(
  'reader-of-discount-answer',
  columns(userSchema, 'email', 'language', 'firstName', 'lastName'),
  `select email, language, first_name as "firstName", last_name as "lastName" from users
    where id = ? and enabled and removed_at is null`,
);

/** Mails the answer to the requesting buyer, unless they are gone. */
@Controller()
export class WhenDiscountRequestAnswered {
  constructor(@Inject(SERVICE) private readonly service: ServiceInfo<AdminEnv>) {}

  @OnEvent('catalog.discount-request-answered.v1')
  async handle(
    event: EventPayload<'catalog.discount-request-answered.v1'>,
    em: EntityManager,
  ): Promise<void> {
    const reader = await readOne(em, whoAsked, [event.userId]);
    if (!reader) return;
    const letter = discountAnsweredLetter(
      reader,
      event,
      `${this.service.env.PUBLIC_URL}/management/request-discount`,
    );
    await writeBulkMails(em, [{ email: reader.email, letter }], new Date(Date.now() + lifetimeMs));
  }
}
