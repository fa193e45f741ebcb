import { layOutDocument, type Layout } from '@werkbank/contracts/documents';
import PDFDocument from 'pdfkit';
import { composeDocument } from '../documents/composition/compose-document.js';
import { measure } from '../documents/pdf/letters.js';
import { aDocument, drawn } from './a-document.js';
import { aSection, aSubmission, germanProducer } from './a-submission.js';

// `node --expose-gc dist/testing/measure-documents.js [documents]` measures the speed of drawing invoices, and checks
// that memory does not grow.
const say = (line: string) => process.stdout.write(`${line}\n`);
const rounds = 5;
const documents = 30;
const order = aSubmission(100_042, { orderSections: [aSection(germanProducer)] });
const { billingAddress } = order;
const submission = { ...order, billingAddress: { ...billingAddress, country: 'FR' } };
const invoice = aDocument({ kind: 'Invoice', submission });

/** The full work: composed, laid out, tagged, with embedded fonts and the e-invoice. */
const ours = () => drawn(invoice);
/** Composed and laid out as well, but for plain pdfkit with standard fonts. */
const plain = () => drawPlain(layOutDocument(composeDocument(invoice), measure));

function drawPlain({ pages }: Layout): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const { marks } of pages) {
    pdf.addPage();
    for (const mark of marks) {
      if (mark.kind !== 'text') continue;
      const bold = mark.font === 'regular' ? '' : '-Bold';
      const options = { lineBreak: false, baseline: 'alphabetic' } as const;
      pdf.font(`Helvetica${bold}`).fontSize(mark.size).text(mark.text, mark.x, mark.y, options);
    }
  }
  return new Promise((resolve) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.end();
  });
}

/** The best of several rounds, after a warm-up round of each. */
for (let done = 0; done < documents; done++) {
  await plain();
  await ours();
}
const rates = new Map([
  [plain, 0],
  [ours, 0],
]);
for (let round = 0; round < rounds; round++) {
  for (const [draw, best] of rates) {
    const start = performance.now();
    for (let done = 0; done < documents; done++) await draw();
    rates.set(draw, Math.max(best, (documents * 1000) / (performance.now() - start)));
  }
}
const [reference = 1, rate = 0] = rates.values();
say(`one-page invoices a second: ${rate.toFixed(0)}, plain pdfkit ${reference.toFixed(0)}`);
say(`ratio: ${(rate / reference).toFixed(2)}`);

/** Memory after a garbage collection. */
function memory(): string {
  global.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const [all, heap, outside] = [rss, heapUsed, external].map((bytes) => (bytes / 2 ** 20).toFixed(1));
  return `${heap} MB heap, ${outside} MB outside of it, ${all} MB resident`;
}
const drawnForMemory = Number(process.argv[2] ?? 1000);
for (let done = 0; done <= drawnForMemory; done++) {
  if (done % Math.ceil(drawnForMemory / 10) === 0) say(`after ${done} more: ${memory()}`);
  // Each invoice differs, like those of a real day.
  await drawn({ ...invoice, number: `201-${String(done).padStart(6, '0')}` });
}
