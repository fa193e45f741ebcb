import { p } from '@mikro-orm/core';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { readOne, statement } from '@werkbank/platform/database';
import { Outbox, Queries } from '@werkbank/platform/messaging';
import { isOutage } from '@werkbank/platform/dependency-errors';
import type { Buyer } from '../draft-order/choose-addresses.js';
import { OrderDraftRecord } from '../draft-order/order-draft.entity.js';

interface Acceptance {
  draftId: string;
  /** Refusals of the draft at the beginning of this submit. A refused one in between releases the reservations of both. */
  refusals: number;
  submitter: Buyer['user'];
  customerType: Buyer['company']['customerType'];
  /** The last check, under the draft's lock. It changes nothing if it refuses. */
  check?: (em: EntityManager, draft: OrderDraftRecord) => Promise<Refusal | undefined>;
  /** Joins the transaction of the order. */
  onOrdered?: (em: EntityManager, draft: OrderDraftRecord, orderId: number) => Promise<void>;
}

/** The end of a submit, under the draft's lock: an order, or nothing is kept for it any more. */
@Injectable()
export class AcceptOrder {
  private readonly log = new Logger('submit-order');

  constructor(
    private readonly em: EntityManager,
    private readonly queries: Queries,
  ) {}

  /** Number, mark and event in one transaction under the draft's lock; a second submit waits here and gets the number. */
  async accept(acceptance: Acceptance): Promise<{ orderId: number } | Refusal> {
    const { draftId, refusals, check, onOrdered } = acceptance;
    const answer = await this.em.fork().transactional(async (em) => {
      const draft = await lockDraft(em, draftId);
      if (!draft) return refuse('DRAFT_NOT_FOUND');
      if (typeof draft.orderId === 'number') return { orderId: draft.orderId };
      if (draft.refusals !== refusals) return refuse('DRAFT_OUTDATED');
      const refused = await check?.(em, draft);
      if (refused) return refused;
      const orderId = await order(em, draft, acceptance);
      await onOrdered?.(em, draft, orderId);
      return { orderId };
    });
    return 'orderId' in answer ? answer : this.giveBack(draftId, answer);
  }

  /**
   * Releases the reservation, unless a concurrent submit ordered the draft after all. If catalog is down, the reservation
   * expires by itself.
   */
  async giveBack(draftId: string, refusal: Refusal): Promise<{ orderId: number } | Refusal> {
    const ordered = await this.em.fork().transactional(async (em) => {
      const draft = await lockDraft(em, draftId);
      if (typeof draft?.orderId === 'number') return draft.orderId;
      if (draft) draft.refusals += 1;
      return null;
    });
    if (ordered !== null) return { orderId: ordered };
    await this.letGo(draftId);
    return refusal;
  }

  /** Gives back the reservations of the draft. */
  async letGo(draftId: string): Promise<void> {
    try {
      await this.queries.ask('catalog.release-stock', { draftId });
    } catch (error) {
      if (!isOutage(error)) throw error;
      this.log.warn(`The stock of draft ${draftId} stays reserved for a while: ${String(error)}`);
    }
  }
}

const nextNumber = statement(
  'next-order-number',
  { number: p.integer() },
  `select nextval('order_number')::int as number`,
);

function lockDraft(em: EntityManager, draftId: string) {
  return em.findOne(OrderDraftRecord, draftId, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

async function order(
  em: EntityManager,
  draft: OrderDraftRecord,
  { submitter, customerType }: Acceptance,
): Promise<number> {
  const row = await readOne(em, nextNumber);
  if (!row) throw new Error('a sequence always has a next number');
  const orderId = row.number;
  const submittedAt = new Date();
  draft.orderId = orderId;
  draft.submittedAt = submittedAt;
  draft.orderedBy = submitter.id;
  const { content } = draft;
  const { id: userId, ...person } = submitter;
  const { userId: drafterId, firstName, lastName } = draft.buyer;
  await Outbox.record(
    em,
    'checkout.order-submitted.v1',
    {
      ...content,
      orderId,
      draftId: draft.id,
      submittedAt: submittedAt.toISOString(),
      buyer: { ...person, userId, language: content.orderLanguage },
      ...(drafterId === userId ? {} : { draftedBy: { userId: drafterId, firstName, lastName } }),
      customerId: draft.companyId,
      customerTaxNumber: content.customerTaxNumber ?? null,
      customerEoriNumber: content.customerEoriNumber ?? null,
      customerType,
    },
    { key: orderId },
  );
  return orderId;
}
