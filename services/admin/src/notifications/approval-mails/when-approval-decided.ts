import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { OnEvent } from '@werkbank/platform/messaging';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { AdminEnv } from '../../env.js';
import { writeMail } from '../send-mails/write-mail.js';
import { approvalDecidedLetter } from './approval-letters.js';
import { lifetimeMs, readersAmong } from './readers.js';

/** Sends the decision to the person who asked for an approval. */
@Controller()
export class WhenApprovalDecided {
  constructor(@Inject(SERVICE) private readonly service: ServiceInfo<AdminEnv>) {}

  @OnEvent('checkout.approval-decided.v1')
  async handle(event: EventPayload<'checkout.approval-decided.v1'>, em: EntityManager): Promise<void> {
    const { draftId, userId, orderId } = event;
    const path = orderId === null ? `/approvals/${draftId}` : `/orders/sales-orders/${orderId}`;
    const uselessAfter = new Date(Date.now() + lifetimeMs);
    for (const { email, ...reader } of await readersAmong(em, [userId])) {
      const letter = approvalDecidedLetter(reader, event, `${this.service.env.PUBLIC_URL}${path}`);
      await writeMail(em, { email, uselessAfter }, letter);
    }
  }
}
