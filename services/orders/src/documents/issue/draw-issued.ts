import type { EntityManager } from '@mikro-orm/postgresql';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { servingCountry } from '@werkbank/contracts/localization';
import { columns, readOne, run, statement } from '@werkbank/platform/database';
import { composeDocument } from '../composition/compose-document.js';
import type { PrintSettings } from '../../replicas/index.js';
import type { DocumentContent } from '../content/content.js';
import { drawPdf } from '../pdf/draw-pdf.js';
import { measure } from '../pdf/letters.js';
import { layOutDocument } from '@werkbank/contracts/documents';
import { crossIndustryInvoice } from '../e-invoices/cross-industry-invoice.js';
import { facturX } from '../e-invoices/factur-x.js';
import { drawQrBill } from '../qr-bills/draw-qr-bill.js';
import { qrBillOf } from '../qr-bills/qr-bill.js';
import { layOutLabel } from '../composition/lay-out-label.js';
import { readSettings } from './issue-documents.js';
import { IssuedDocumentFileEntity } from './issued-document-file.entity.js';
import type { IssuedDocumentRow } from './issued-document.entity.js';
import { refuseInvoice, vatOf } from './vat-of-supply.js';

export type IssuedDocument = Pick<IssuedDocumentRow, 'id' | 'number' | 'issuedAt' | 'content'>;

export type DocumentForm = 'pdf' | 'xrechnung';

const documentFile = statement(
  'document-file',
  columns(IssuedDocumentFileEntity, 'content'),
  'select content from issued_paper_file where paper_id = ? and form = ?',
);

const keepFile = statement(
  'keep-document-file',
  {},
  'insert into issued_paper_file (paper_id, form, content) values (?, ?, ?) on conflict do nothing',
);

/**
 * The bytes of an issued document: drawn at the first request and the same ever after, even if the drawing code
 * changes. Of two parallel drawings one is kept. `undefined` while the issuer's data are missing.
 */
export async function bytesOf(
  em: EntityManager,
  document: IssuedDocument,
  form: DocumentForm = 'pdf',
): Promise<Buffer | Refusal | undefined> {
  const kept = await readFile(em, document.id, form);
  if (kept) return kept;
  const settings = document.content.settings ?? (await readSettings(em));
  if (!settings) return undefined;
  const vat = vatOfDocument(document, settings);
  if (isRefusal(vat)) return vat;
  const content = { ...document.content, settings, ...(vat && { vat }) };
  const bytes =
    form === 'pdf'
      ? await drawDocument(content, document.issuedAt)
      : Buffer.from(crossIndustryInvoice(content, 'XRechnung'));
  await run(em, keepFile, [document.id, form, bytes]);
  return readFile(em, document.id, form);
}

/** An invoice that was issued before the issuer's data existed gets its VAT number when it is drawn, or waits for it. */
function vatOfDocument(
  { content }: IssuedDocument,
  settings: PrintSettings,
): DocumentContent['vat'] | Refusal {
  const { kind, head, vat, deliveries } = content;
  const [delivery] = deliveries;
  if (kind !== 'Invoice' || vat || content.settings || !delivery) return vat;
  return refuseInvoice(delivery, head, settings) ?? vatOf(delivery, head, settings);
}

export function drawDocument(content: DocumentContent, at: Date): Promise<Buffer> {
  const layout =
    content.kind === 'ShippingLabel'
      ? layOutLabel(content, measure)
      : layOutDocument(composeDocument(content), measure);
  const { name: author } = content.settings.printoutConfig;
  const bill = qrBillOf(content);
  return drawPdf({
    layout,
    author,
    at,
    ...(bill && { slip: (pdf, y) => drawQrBill(pdf, bill, content.head.language, y) }),
    ...(forMachines(content) && facturX(content)),
  });
}

/** Switzerland and Liechtenstein do not use EN 16931; they have the QR-bill. */
function forMachines({ kind, head }: DocumentContent): boolean {
  const invoiced = kind === 'Invoice' || kind === 'CreditNote';
  return invoiced && servingCountry(head.primaryAddress.country) !== 'CH';
}

async function readFile(em: EntityManager, id: number, form: DocumentForm): Promise<Buffer | undefined> {
  return (await readOne(em, documentFile, [id, form]))?.content;
}
