import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library';
import { isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils';
import { layOutDocument } from '@werkbank/contracts/documents';
import { composeDocument } from '../composition/compose-document.js';
import type { DocumentContent } from '../content/content.js';
import { totalsOf } from '../content/sums.js';
import { measure } from '../pdf/letters.js';
import { aDocument, drawn, longOrder } from '../../testing/a-document.js';
import { anAddress, aSection, aSubmission, swissProducer } from '../../testing/a-submission.js';
import { pagesOf, pictureOf } from '../../testing/document-text.js';
import { validateInvoices } from '../../testing/validate-invoices.js';
import { qrBillOf } from './qr-bill.js';
import { creditorReference, qrReference } from './reference.js';

const called = (content: DocumentContent, customerName: string): DocumentContent => ({
  ...content,
  head: { ...content.head, customerName },
});
const swiss = () => called(aDocument({ kind: 'Invoice', submission: bought() }), 'Gießerei Zoë AG');
const bought = (country = 'CH') =>
  aSubmission(100_050, {
    orderSections: [aSection(swissProducer)],
    billingAddress: { ...anAddress(1, country, 'Primary'), name: 'Einkauf' },
  });
const withSettings = (content: DocumentContent, changes: object): DocumentContent => ({
  ...content,
  settings: {
    ...content.settings,
    printoutConfig: { ...content.settings.printoutConfig, ...changes },
  },
});

const dotsPerInch = 150;
const dots = (mm: number) => Math.round((mm * dotsPerInch) / 25.4);

/** Result of a bank's scanner at the place of the code: at the foot of the last page, with 5 mm of white around it. */
function scanned(pdf: Buffer): string[] {
  const { width, height, grey } = pictureOf(pdf, dotsPerInch, pagesOf(pdf).length);
  const whole = new RGBLuminanceSource(grey, width, height);
  const code = whole.crop(dots(62), dots(297 - 105 + 12), dots(56), dots(56));
  return new QRCodeReader()
    .decode(new BinaryBitmap(new HybridBinarizer(code)))
    .getText()
    .split('\n');
}

const cases = {
  'with an IBAN': swiss(),
  'with a QR-IBAN': withSettings(swiss(), { qrIban: 'CH44 3199 9123 0008 8901 2' }),
  'over many pages': aDocument({ kind: 'Invoice', submission: { ...longOrder(60), ...billed() } }),
  'in English, to Liechtenstein': aDocument({ kind: 'Invoice', language: 'en', submission: bought('LI') }),
};
function billed() {
  const { billingAddress } = bought();
  return { billingAddress };
}

it.each(Object.entries(cases))(
  'an invoice %s has a QR code that says what the bill says',
  async (_, content) => {
    const bill = qrBillOf(content)!;
    const { creditor, debtor } = bill;
    const read = scanned(await drawn(content));
    const seller = ['S', creditor.name, creditor.address, '', creditor.zip, creditor.city, 'CH'];
    const nobody = Array.from({ length: 7 }, () => '');
    const payer = debtor && [debtor.name, debtor.address, debtor.buildingNumber, debtor.zip, debtor.city];
    const reference = [creditor.account.startsWith('CH44') ? 'QRR' : 'SCOR', bill.reference, bill.message];
    const amount = [(totalsOf(content).total / 100).toFixed(2), 'CHF'];
    const begin = ['SPC', '0200', '1', creditor.account];
    const buyer = ['S', payer, debtor?.country].flat();
    expect(read).toEqual([begin, seller, nobody, amount, buyer, reference, 'EPD'].flat().map(String));
  },
);

it('writes name and amount beside the code, in letters that are in the file', async () => {
  const pdf = await drawn(swiss());
  const [page = ''] = pagesOf(pdf).slice(-1);
  for (const text of ['Empfangsschein', 'Zahlteil', 'CH93 0076 2011 6238 5295 7', 'Gießerei Zoë']) {
    expect(page).toContain(text);
  }
  expect(pdf.toString('latin1')).not.toContain('/BaseFont /Helvetica');
  expect(pdf.toString('latin1')).toContain('LiberationSans');
});

it('stands on the page of what is to be paid, however long the invoice is', async () => {
  for (const lines of [1, 2, 3, 4, 12, 60]) {
    const content = aDocument({ kind: 'Invoice', submission: { ...longOrder(lines), ...billed() } });
    expect(pagesOf(await drawn(content)).at(-1)).toMatch(/Gesamtbetrag CHF[^]*Empfangsschein/);
  }
});

it('stands below what is said where that leaves room for it', () => {
  const document = composeDocument(swiss());
  const blocks = document.blocks.filter(({ kind }) => kind === 'sums');
  expect(layOutDocument({ ...document, blocks }, measure).pages).toHaveLength(1);
});

it('is an archive still (PDF/A-3a), by the official rules', async () => {
  const [verdict] = await validateInvoices({ 'swiss.pdf': await drawn(swiss()) });
  expect(verdict?.report).toContain('isCompliant=true');
}, 300_000);

it.each<[string, DocumentContent]>([
  ['a buyer in Germany', aDocument({ kind: 'Invoice', submission: bought('DE') })],
  ['a credit note', aDocument({ kind: 'CreditNote', submission: bought() })],
  ['an order confirmation', aDocument({ kind: 'OrderConfirmation', submission: bought() })],
  ['a currency that banks do not take', { ...swiss(), head: { ...swiss().head, currency: 'USD' } }],
  ['an account elsewhere', withSettings(swiss(), { iban: 'DE02 1203 0000 0000 2020 51' })],
  ['an account that there cannot be', withSettings(swiss(), { iban: 'CH00 0000 0000 0000 0000 0' })],
])('%s has none', async (_, content) => {
  expect(qrBillOf(content)).toBeUndefined();
  expect(pagesOf(await drawn(content)).join()).not.toContain('Empfangsschein');
});

it('cuts what is longer than a payment may be, and says signs that banks do not read otherwise', async () => {
  const name = `Zoë’s 硬質 Werkzeuge – ${'sehr '.repeat(20)}lang`;
  const content = called(swiss(), name);
  expect(qrBillOf(content)?.debtor?.name).toMatch(/^Zoë's \?\? Werkzeuge - sehr .{30,}$/);
  expect(scanned(await drawn(content))).toContain(qrBillOf(content)?.debtor?.name);
});

it('has references whose digits check each other, and two invoices share none', () => {
  expect(isSCORReferenceValid(creditorReference('R201-000017'))).toBe(true);
  expect(isQRReferenceValid(qrReference('R201-000017'))).toBe(true);
  expect(qrReference('R201-000017')).toMatch(/^0{10}2010{11}17\d$/);
  expect(qrReference('R20-1000017')).not.toBe(qrReference('R201-000017'));
});
