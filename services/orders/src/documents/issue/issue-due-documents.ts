import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Refusal } from '@werkbank/contracts/errors';
import type { DecidedOrder, OrderChangeHook, SavedOrder } from '../../order/index.js';
import { Accounting } from './accounting.js';
import { documentsDue, documentsThatCame } from './documents-due.js';
import { creditLoweredCosts } from './issue-credit-notes.js';
import { issueDocuments } from './issue-documents.js';

/** Issues documents in the transaction of what makes them due; a change whose invoice cannot be written is refused. */
@Injectable()
export class IssueDueDocuments implements OrderChangeHook {
  constructor(private readonly accounting: Accounting) {}

  async refuse(em: EntityManager, { before, after, head }: DecidedOrder): Promise<Refusal | undefined> {
    return this.accounting.refuses(em, before, after, head);
  }

  async afterSave(em: EntityManager, { head, before, after: order, now }: SavedOrder): Promise<void> {
    const issuing = { head, order, now };
    if (before === null) {
      await issueDocuments(em, documentsDue(order), issuing);
      return;
    }
    await issueDocuments(em, documentsThatCame(before, order), issuing);
    await creditLoweredCosts(em, before, issuing);
  }
}
