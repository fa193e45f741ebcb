import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { aDocument, drawn, longOrder, threeRates } from '../../testing/a-document.js';
import {
  aSection,
  aSubmission,
  anAddress,
  germanProducer,
  swissProducer,
} from '../../testing/a-submission.js';
import { pictureOf } from '../../testing/document-text.js';
import type { DocumentContent } from '../content/content.js';

const folder = join(import.meta.dirname, '../../testing/pictures');
const dotsPerInch = 36;
/** Share of pixels that may differ clearly: other versions of the renderer smooth edges differently. */
const mostDifferent = 0.0005;
const clearly = 72;

const swissInvoice = aSubmission(100_050, {
  orderSections: [aSection(swissProducer)],
  billingAddress: anAddress(1, 'CH', 'Primary'),
});
const exported = aSubmission(100_042, {
  orderSections: [aSection(germanProducer)],
  customerTaxNumber: 'CHE-123.456.788',
});

const documents: Record<string, { content: DocumentContent; page?: number }> = {
  'order-confirmation-de': { content: aDocument({ kind: 'OrderConfirmation', submission: threeRates() }) },
  'order-confirmation-long-en-2': {
    content: aDocument({ kind: 'OrderConfirmation', language: 'en', submission: longOrder(300) }),
    page: 2,
  },
  'invoice-swiss-de': { content: aDocument({ kind: 'Invoice', submission: swissInvoice }) },
  'commercial-invoice-en': {
    content: aDocument({ kind: 'CommercialInvoice', language: 'en', submission: exported }),
  },
  'credit-note-de': { content: aDocument({ kind: 'CreditNote' }) },
};

/** To renew a picture, delete it, run the test and check the result. */
function kept(name: string, { width, height, grey }: ReturnType<typeof pictureOf>) {
  const file = join(folder, `${name}.png`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const data = Buffer.alloc(width * height * 4, 255);
    grey.forEach((value, point) => data.fill(value, point * 4, point * 4 + 3));
    writeFileSync(file, PNG.sync.write({ width, height, data } as PNG, { colorType: 0 }));
    throw new Error(`${file} is drawn anew: look at it`);
  }
  return PNG.sync.read(readFileSync(file));
}

it.each(Object.entries(documents))('%s looks like its picture', async (name, { content, page = 1 }) => {
  const now = pictureOf(await drawn(content), dotsPerInch, page);
  const before = kept(name, now);
  expect([now.width, now.height]).toEqual([before.width, before.height]);
  const different = now.grey.filter(
    (value, point) => Math.abs(value - (before.data[point * 4] ?? 0)) > clearly,
  );
  expect(different.length / now.grey.length).toBeLessThan(mostDifferent);
});
