import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { dayOf } from '@werkbank/contracts/calendar';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { readOne, statement } from '@werkbank/platform/database';
import { nameOfKind } from '../content/words.js';
import { Clock, loadOrder, type Order, type OrderHead } from '../../order/index.js';
import { Accounting, type DocumentFile, type WantedDocument } from './accounting.js';
import { bytesOf, type IssuedDocument, type DocumentForm } from './draw-issued.js';
import { issueDocuments, readSettings } from './issue-documents.js';
import { IssuedDocumentEntity } from './issued-document.entity.js';
import { notYetCreated } from './not-yet-created.js';
import { type DueDocument, documentsDue, documentsThatCame } from './documents-due.js';
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
    return this.refusesOf(em, documentsThatCame(before, after), after, head);
  }

  private async refusesOf(
    em: EntityManager,
    due: readonly DueDocument[],
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

  async fetch(wanted: WantedDocument, form: DocumentForm = 'pdf'): Promise<DocumentFile | Refusal> {
    const document = (await this.issued(wanted)) ?? (await this.issueLate(wanted));
    if (isRefusal(document)) return document;
    const content = document && (await bytesOf(this.em, document, form));
    if (!document || !content) return refuse(notYetCreated(wanted.kind));
    if (isRefusal(content)) return content;
    const name = `${nameOfKind(wanted.kind, document.content.head.language)} ${document.number}.${form === 'pdf' ? 'pdf' : 'xml'}`;
    return { fileName: name, content };
  }

  private async issued({
    kind,
    orderId,
    deliveryId,
    producerCompanyId,
    number,
  }: WantedDocument): Promise<IssuedDocument | undefined> {
    const where = { kind, orderId, deliveryId, producerCompanyId, ...(number !== undefined && { number }) };
    return (await this.em.findOne(IssuedDocumentEntity, where, { orderBy: { part: 'desc' } })) ?? undefined;
  }

  /** Orders from before documents were issued get them at the first request. */
  private async issueLate(wanted: WantedDocument): Promise<IssuedDocument | Refusal | undefined> {
    const refused = await this.em.fork().transactional(async (em) => {
      const loaded = await loadOrder(em, wanted.orderId);
      if (!loaded) return undefined;
      const due = documentsDue(loaded.order).filter(
        ({ kind, deliveryId, producerCompanyId }) =>
          kind === wanted.kind &&
          deliveryId === wanted.deliveryId &&
          producerCompanyId === wanted.producerCompanyId,
      );
      // A concurrent request may have got the lock first.
      const there = await em.count(IssuedDocumentEntity, pick(wanted));
      if (there > 0) return undefined;
      const { head, order } = loaded;
      const refusal = await this.refusesOf(em, due, order, head);
      if (refusal) return refusal;
      const sentOn = wanted.kind === 'Invoice' ? await dayOfSending(em, wanted) : undefined;
      const documents = due.map((document) => ({
        ...document,
        ...(sentOn !== undefined && { suppliedOn: sentOn }),
      }));
      await issueDocuments(em, documents, { head, order, now: this.clock.now() });
      return undefined;
    });
    return refused ?? this.issued(wanted);
  }
}

const lastSending = statement(
  'last-sending',
  { at: p.datetime() },
  `select max(at) as at from order_history where order_id = ? and delivery_id = ? and status_to = 'Sent'
   having max(at) is not null`,
);

/** By the order's history. */
async function dayOfSending(
  em: EntityManager,
  { orderId, deliveryId }: WantedDocument,
): Promise<string | undefined> {
  const row = await readOne(em, lastSending, [orderId, deliveryId]);
  return row && dayOf(row.at);
}

function pick({ kind, orderId, deliveryId, producerCompanyId }: WantedDocument) {
  return { kind, orderId, deliveryId, producerCompanyId };
}
