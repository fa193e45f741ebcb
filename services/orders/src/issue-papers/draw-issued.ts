import type { EntityManager } from '@mikro-orm/postgresql';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { servingCountry } from '@werkbank/contracts/localization';
import { readOne } from '@werkbank/platform/database';
import { composePaper } from '../compose-papers/compose-paper.js';
import type { PaperContent, PrintSettings } from '../compose-papers/content.js';
import { drawPdf } from '../draw-papers/draw-pdf.js';
import { measure } from '../draw-papers/letters.js';
import { layOutDocument } from '@werkbank/contracts/documents';
import { crossIndustryInvoice } from '../write-e-invoices/cross-industry-invoice.js';
import { facturX } from '../write-e-invoices/factur-x.js';
import { drawQrBill } from '../write-qr-bills/draw-qr-bill.js';
import { qrBillOf } from '../write-qr-bills/qr-bill.js';
import { layOutLabel } from '../print-labels/lay-out-label.js';
import { readSettings } from './issue-papers.js';
import type { IssuedPaperRow } from './issued-paper.entity.js';
import { refuseInvoice, vatOf } from './vat-of-supply.js';

export type IssuedPaper = Pick<IssuedPaperRow, 'id' | 'number' | 'issuedAt' | 'content'>;

/** In which forms an issued paper is to be had. */
export type PaperForm = 'pdf' | 'xrechnung';

/**
 * The bytes of an issued paper: drawn when they are first asked for, and the same ones ever after, whatever the drawing has
 * become since. Of two who ask at once one is kept. Nothing where nobody knows yet who writes it.
 */
export async function bytesOf(
  em: EntityManager,
  paper: IssuedPaper,
  form: PaperForm = 'pdf',
): Promise<Buffer | Refusal | undefined> {
  const kept = await readFile(em, paper.id, form);
  if (kept) return kept;
  const settings = paper.content.settings ?? (await readSettings(em));
  if (!settings) return undefined;
  const vat = vatOfPaper(paper, settings);
  if (isRefusal(vat)) return vat;
  const content = { ...paper.content, settings, ...(vat && { vat }) };
  const bytes =
    form === 'pdf'
      ? await drawPaper(content, paper.issuedAt)
      : Buffer.from(crossIndustryInvoice(content, 'XRechnung'));
  await em.execute(
    `insert into issued_paper_file (paper_id, form, content) values (?, ?, ?) on conflict do nothing`,
    [paper.id, form, bytes],
  );
  return readFile(em, paper.id, form);
}

/** An invoice that was issued before it was known who writes gets its number when it is drawn, or waits for it. */
function vatOfPaper({ content }: IssuedPaper, settings: PrintSettings): PaperContent['vat'] | Refusal {
  const { kind, head, vat, deliveries } = content;
  const [delivery] = deliveries;
  if (kind !== 'Invoice' || vat || content.settings || !delivery) return vat;
  return refuseInvoice(delivery, head, settings) ?? vatOf(delivery, head, settings);
}

export function drawPaper(content: PaperContent, at: Date): Promise<Buffer> {
  const layout =
    content.kind === 'ShippingLabel'
      ? layOutLabel(content, measure)
      : layOutDocument(composePaper(content), measure);
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

/** Switzerland and Liechtenstein know no invoice after EN 16931; they have their QR-bill. */
function forMachines({ kind, head }: PaperContent): boolean {
  const invoiced = kind === 'Invoice' || kind === 'CreditNote';
  return invoiced && servingCountry(head.primaryAddress.country) !== 'CH';
}

async function readFile(em: EntityManager, id: number, form: PaperForm): Promise<Buffer | undefined> {
  const row = await readOne<{ content: Buffer }>(
    em,
    'select content from issued_paper_file where paper_id = ? and form = ?',
    [id, form],
  );
  return row?.content;
}
