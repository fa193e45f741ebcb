import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { dayOf } from '@werkbank/contracts/calendar';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { type PrintSettings, PrintSettingsEntity } from '../../replicas/index.js';
import type { DocumentContent } from '../content/content.js';
import type { Delivery, Order, OrderHead } from '../../order/index.js';
import {
  IssuedDocumentEntity,
  type IssuedDocumentRow,
  type StoredContent,
} from './issued-document.entity.js';
import { DocumentSeriesEntity } from './document-series.entity.js';
import { headOf } from './document-head.js';
import { vatOf } from './vat-of-supply.js';
import type { DueDocument } from './documents-due.js';

export interface Issuing {
  head: OrderHead;
  order: Pick<Order, 'id' | 'deliveries'>;
  now: Date;
}

/** A credit note repeats its invoice's content for the credited part. */
export interface DocumentToIssue
  extends DueDocument,
    Pick<DocumentContent, 'corrects' | 'suppliedOn' | 'vat'> {
  deliveries?: readonly Delivery[];
  part?: number;
}

/**
 * Issues documents in the transaction of their cause; their content is final from then on. The caller holds the order's
 * lock, so no document is issued twice; a number is assigned only together with its document.
 */
export async function issueDocuments(
  em: EntityManager,
  documents: readonly DocumentToIssue[],
  { head, order, now }: Issuing,
): Promise<void> {
  if (documents.length === 0) return;
  const settings = await readSettings(em);
  const rows: RequiredEntityData<IssuedDocumentRow>[] = [];
  for (const {
    deliveries = order.deliveries,
    corrects,
    suppliedOn,
    vat,
    part = 1,
    ...document
  } of documents) {
    const { number, seriesNumber } = await numberOf(em, document, order.id);
    const isInvoice = document.kind === 'Invoice';
    const own = isInvoice ? invoiceFacts(deliveries, document, { head, settings, now }) : {};
    const content: StoredContent = {
      kind: document.kind,
      number,
      issuedOn: dayOf(now),
      head: headOf(head),
      deliveries: deliveries.filter(
        ({ id, producerCompanyId }) =>
          (document.deliveryId === null || document.deliveryId === id) &&
          (document.producerCompanyId === null || document.producerCompanyId === producerCompanyId),
      ),
      settings,
      ...own,
      ...(corrects && { corrects }),
      ...(suppliedOn !== undefined && { suppliedOn }),
      ...(vat && { vat }),
    };
    rows.push({ ...document, part, orderId: order.id, number, seriesNumber, issuedAt: now, content });
  }
  await em.insertMany(IssuedDocumentEntity, rows);
}

/** Further facts of an invoice: its dispatch day (the day of issue, unless it is late) and its VAT number. */
function invoiceFacts(
  deliveries: readonly Delivery[],
  { deliveryId }: DueDocument,
  { head, settings, now }: Pick<Issuing, 'head' | 'now'> & { settings: PrintSettings | null },
): Pick<DocumentContent, 'suppliedOn' | 'vat'> {
  const delivery = deliveries.find(({ id }) => id === deliveryId);
  const vat = delivery && settings && vatOf(delivery, head, settings);
  return { suppliedOn: dayOf(now), ...(vat && { vat }) };
}

const printSettings = statement(
  'print-settings',
  columns(PrintSettingsEntity, 'settings'),
  'select settings from print_settings',
);

export async function readSettings(em: EntityManager): Promise<PrintSettings | null> {
  return (await readOne(em, printSettings))?.settings ?? null;
}

/** A new series continues that of company 0, which a restore sets for series that were begun after the backup. */
const nextNumber = statement(
  'next-document-number',
  { next: DocumentSeriesEntity.properties.lastNumber },
  `insert into paper_series (producer_company_id, kind, last_number)
   select ?::int, of_kind, 1 + coalesce((select last_number from paper_series where producer_company_id = 0 and kind = of_kind), 0)
   from (values (?::text)) given (of_kind)
   on conflict (producer_company_id, kind) do update set last_number = paper_series.last_number + 1
   returning last_number as next`,
);

/** Invoices and credit notes have a series per producer company; all other documents use the order's number. */
async function numberOf(
  em: EntityManager,
  { kind, producerCompanyId, deliveryId }: DueDocument,
  orderId: number,
): Promise<{ number: string; seriesNumber: number | null }> {
  if (producerCompanyId === null) return { number: String(orderId), seriesNumber: null };
  if (kind === 'PurchaseOrder') return { number: `${orderId}-${producerCompanyId}`, seriesNumber: null };
  // A document for customs is not booked, so it needs no number of the series.
  if (kind === 'CommercialInvoice') return { number: `${orderId}-${deliveryId}`, seriesNumber: null };
  // The row stays locked until the transaction ends: the next one waits, and a number that is rolled back is reused.
  const row = await readOne(em, nextNumber, [producerCompanyId, kind]);
  if (!row) throw new Error(`No number for the ${kind} of company ${producerCompanyId}`);
  const prefix = kind === 'CreditNote' ? 'G' : 'R';
  return {
    number: `${prefix}${producerCompanyId}-${String(row.next).padStart(6, '0')}`,
    seriesNumber: row.next,
  };
}
