import { layOutPaper, type Layout } from '@werkbank/contracts/papers';
import PDFDocument from 'pdfkit';
import { composePaper } from '../compose-papers/compose-paper.js';
import { measure } from '../draw-papers/letters.js';
import { aPaper, drawn } from './a-paper.js';
import { aSection, aSubmission, germanProducer } from './a-submission.js';

// `node dist/testing/measure-papers.js [documents]`: how fast invoices are drawn, and whether memory stays where it is.
const say = (line: string) => process.stdout.write(`${line}\n`);
const rounds = 5;
const documents = 30;
const order = aSubmission(100_042, { orderSections: [aSection(germanProducer)] });
const { billingAddress } = order;
const submission = { ...order, billingAddress: { ...billingAddress, country: 'FR' } };
const invoice = aPaper({ kind: 'Invoice', submission });

/** As it is issued: composed, laid out, tagged, with embedded letters and the invoice for machines. */
const ours = () => drawn(invoice);
/** Composed and laid out as well, but for plain pdfkit with letters that every reader has. */
const plain = () => drawPlain(layOutPaper(composePaper(invoice), measure));

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

/** The best of several rounds. */
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

const resident = () => process.memoryUsage().rss / 2 ** 20;
const before = resident();
let most = before;
for (let done = 0; done < Number(process.argv[2] ?? 1000); done++) {
  await ours();
  most = Math.max(most, resident());
}
say(`memory over them: from ${before.toFixed(0)} to ${most.toFixed(0)} MB at most`);
