import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { dayOf } from '@werkbank/contracts/calendar';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { readOne } from '@werkbank/platform/database';
import { nameOfKind } from '../compose-papers/words.js';
import { Clock } from '../order/clock.js';
import type { OrderHead } from '../order/insert-orders.js';
import { loadOrder } from '../order/load-order.js';
import type { Order } from '../order/order.js';
import { Accounting, type PaperFile, type WantedPaper } from './accounting.js';
import { bytesOf, type IssuedPaper, type PaperForm } from './draw-issued.js';
import { issuePapers, readSettings } from './issue-papers.js';
import { IssuedPaperEntity } from './issued-paper.entity.js';
import { notYetCreated } from './not-yet-created.js';
import { type DuePaper, papersDue, papersThatCame } from './papers-due.js';
import { refuseInvoice } from './vat-of-supply.js';

/** The documents that this service issues and draws itself. */
@Injectable()
export class OwnAccounting extends Accounting {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  async refuses(
    em: EntityManager,
    before: Order,
    after: Order,
    head: OrderHead,
  ): Promise<Refusal | undefined> {
    return this.refusesOf(em, papersThatCame(before, after), after, head);
  }

  private async refusesOf(
    em: EntityManager,
    due: readonly DuePaper[],
    order: Order,
    head: OrderHead,
  ): Promise<Refusal | undefined> {
    const invoiced = due.filter(({ kind }) => kind === 'Invoice').map(({ deliveryId }) => deliveryId);
    if (invoiced.length === 0) return undefined;
    const settings = await readSettings(em);
    return order.deliveries
      .filter(({ id }) => invoiced.includes(id))
      .map((delivery) => refuseInvoice(delivery, head, settings))
      .find((refusal) => refusal !== undefined);
  }

  async fetch(wanted: WantedPaper, form: PaperForm = 'pdf'): Promise<PaperFile | Refusal> {
    const paper = (await this.issued(wanted)) ?? (await this.issueLate(wanted));
    if (isRefusal(paper)) return paper;
    const content = paper && (await bytesOf(this.em, paper, form));
    if (!paper || !content) return refuse(notYetCreated(wanted.kind));
    if (isRefusal(content)) return content;
    const name = `${nameOfKind(wanted.kind, paper.content.head.language)} ${paper.number}.${form === 'pdf' ? 'pdf' : 'xml'}`;
    return { fileName: name, content };
  }

  private async issued({
    kind,
    orderId,
    deliveryId,
    producerCompanyId,
    number,
  }: WantedPaper): Promise<IssuedPaper | undefined> {
    const where = { kind, orderId, deliveryId, producerCompanyId, ...(number !== undefined && { number }) };
    return (await this.em.findOne(IssuedPaperEntity, where, { orderBy: { part: 'desc' } })) ?? undefined;
  }

  /** Orders from before documents were issued get theirs when somebody asks for it. */
  private async issueLate(wanted: WantedPaper): Promise<IssuedPaper | Refusal | undefined> {
    const refused = await this.em.fork().transactional(async (em) => {
      const loaded = await loadOrder(em, wanted.orderId);
      if (!loaded) return undefined;
      const due = papersDue(loaded.order).filter(
        ({ kind, deliveryId, producerCompanyId }) =>
          kind === wanted.kind &&
          deliveryId === wanted.deliveryId &&
          producerCompanyId === wanted.producerCompanyId,
      );
      // Somebody else may have asked at the same moment, and waited for the order less long.
      const there = await em.count(IssuedPaperEntity, pick(wanted));
      if (there > 0) return undefined;
      const { head, order } = loaded;
      const refusal = await this.refusesOf(em, due, order, head);
      if (refusal) return refusal;
      const sentOn = wanted.kind === 'Invoice' ? await dayOfSending(em, wanted) : undefined;
      const papers = due.map((paper) => ({ ...paper, ...(sentOn !== undefined && { suppliedOn: sentOn }) }));
      await issuePapers(em, papers, { head, order, now: this.clock.now() });
      return undefined;
    });
    return refused ?? this.issued(wanted);
  }
}

/** As the order's history tells. */
async function dayOfSending(
  em: EntityManager,
  { orderId, deliveryId }: WantedPaper,
): Promise<string | undefined> {
  const row = await readOne<{ at: Date }>(
    em,
    `select max(at) as at from order_history where order_id = ? and delivery_id = ? and status_to = 'Sent'
     having max(at) is not null`,
    [orderId, deliveryId],
  );
  return row && dayOf(new Date(row.at));
}

function pick({ kind, orderId, deliveryId, producerCompanyId }: WantedPaper) {
  return { kind, orderId, deliveryId, producerCompanyId };
}
