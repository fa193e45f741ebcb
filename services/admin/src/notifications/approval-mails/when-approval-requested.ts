import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { OnEvent } from '@werkbank/platform/messaging';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { AdminEnv } from '../../env.js';
import { writeMail } from '../send-mails/write-mail.js';
import { approvalRequestedLetter } from './approval-letters.js';
import { lifetimeMs, readersAmong } from './readers.js';

/** The approvers of an order above a limit get a mail. */
@Controller()
export class WhenApprovalRequested {
  constructor(@Inject(SERVICE) private readonly service: ServiceInfo<AdminEnv>) {}

  @OnEvent('checkout.approval-requested.v1')
  async handle(event: EventPayload<'checkout.approval-requested.v1'>, em: EntityManager): Promise<void> {
    const url = `${this.service.env.PUBLIC_URL}/approvals/${event.draftId}`;
    const uselessAfter = new Date(Date.now() + lifetimeMs);
    for (const { email, ...reader } of await readersAmong(em, event.approverIds))
      await writeMail(em, { email, uselessAfter }, approvalRequestedLetter(reader, event, url));
  }
}
