import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { nameOfKind } from '../compose-papers/words.js';
import { Clock } from '../order/clock.js';
import { loadOrder } from '../order/load-order.js';
import { Accounting, type PaperFile, type WantedPaper } from './accounting.js';
import { bytesOf, type IssuedPaper, type PaperForm } from './draw-issued.js';
import { issuePapers } from './issue-papers.js';
import { IssuedPaperEntity } from './issued-paper.entity.js';
import { notYetCreated } from './not-yet-created.js';
import { papersDue } from './papers-due.js';

/** The documents that this service issues and draws itself. */
@Injectable()
export class OwnAccounting extends Accounting {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  async fetch(wanted: WantedPaper, form: PaperForm = 'pdf'): Promise<PaperFile | Refusal> {
    const paper = (await this.issued(wanted)) ?? (await this.issueLate(wanted));
    const content = paper && (await bytesOf(this.em, paper, form));
    if (!paper || !content) return refuse(notYetCreated(wanted.kind));
    const name = `${nameOfKind(wanted.kind, paper.content.head.language)} ${paper.number}.${form === 'pdf' ? 'pdf' : 'xml'}`;
    return { fileName: name, content };
  }

  private async issued({
    kind,
    orderId,
    deliveryId,
    producerCompanyId,
  }: WantedPaper): Promise<IssuedPaper | undefined> {
    const where = { kind, orderId, deliveryId, producerCompanyId };
    return (await this.em.findOne(IssuedPaperEntity, where)) ?? undefined;
  }

  /** Orders from before documents were issued get theirs when somebody asks for it. */
  private async issueLate(wanted: WantedPaper): Promise<IssuedPaper | undefined> {
    await this.em.fork().transactional(async (em) => {
      const loaded = await loadOrder(em, wanted.orderId);
      if (!loaded) return;
      const due = papersDue(loaded.order).filter(
        ({ kind, deliveryId, producerCompanyId }) =>
          kind === wanted.kind &&
          deliveryId === wanted.deliveryId &&
          producerCompanyId === wanted.producerCompanyId,
      );
      // Somebody else may have asked at the same moment, and waited for the order less long.
      const there = await em.count(IssuedPaperEntity, pick(wanted));
      if (there > 0) return;
      await issuePapers(em, due, { head: loaded.head, order: loaded.order, now: this.clock.now() });
    });
    return this.issued(wanted);
  }
}

function pick({ kind, orderId, deliveryId, producerCompanyId }: WantedPaper) {
  return { kind, orderId, deliveryId, producerCompanyId };
}
