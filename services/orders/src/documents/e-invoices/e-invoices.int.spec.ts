import type { Submission } from '../../negotiation/create-order/order-of-submission.js';
import { percentOf } from '@werkbank/contracts/money';
import type { DocumentContent } from '../content/content.js';
import { costsLess } from '../issue/costs-less.js';
import { divideItem } from '../../order/transitions/divide-item.js';
import { settleCosts } from '../../order/figures/settle-costs.js';
import type { Order, OrderItem } from '../../order/model/order.js';
import { aDocument, drawn, longOrder, threeRates } from '../../testing/a-document.js';
import {
  addedFacts,
  aLine,
  anAddress,
  aSection,
  aSubmission,
  aTaxedSection,
  germanProducer,
  oddFacts,
  packsOfTen,
} from '../../testing/a-submission.js';
import { validateInvoices } from '../../testing/validate-invoices.js';
import { crossIndustryInvoice } from './cross-industry-invoice.js';

const onLine = { ownArticleNumber: 'WZ-4711 <b>', remark: 'Für Maschine 7 & 8' };

/** To a German company, in its currency. */
function german(submission: Submission, customerType: Submission['customerType'] = 'Company'): Submission {
  return {
    ...submission,
    billingAddress: { ...anAddress(1, 'DE', 'Primary'), zipCode: '89073', name: 'Müller & Söhne <GmbH>' },
    customerTaxNumber: 'DE123456789',
    customerType,
    costCenter: '04011000-1234512345-06',
  };
}

const exportSection = aSection(germanProducer);
const reverse = aTaxedSection([aLine('drill-1', 3, 1999, { taxRate: 0, taxReason: 'reverseCharge' })]);

/** One piece is split off and an item cancelled: every figure is a part of the agreed one. */
function reduced(order: Order): Order {
  const deliveries = order.deliveries.map((delivery) => {
    const items = delivery.items.map(
      (item, index): OrderItem =>
        index === 0 ? divideItem(item, 5, 900).left : { ...item, cancelled: true },
    );
    return { ...delivery, items };
  });
  return deliveries.reduce<Order>((settled, { id }) => settleCosts(settled, id), { ...order, deliveries });
}

/** Credits a part of the invoiced freight, with a tax rate and without. */
function creditedPart(submission: Submission): DocumentContent {
  const document = aDocument({ kind: 'CreditNote', submission: german(submission, 'Bund') });
  const deliveries = document.deliveries.flatMap((delivery) => {
    const packed = { ...delivery, status: 'Sent' as const };
    const costs = packed.costs.map((cost) => ({ ...cost, taxBase: cost.taxBase - 333 }));
    const taxRates = packed.taxRates.map((row) => {
      const less = row.costBase > 0 ? 333 : 0;
      return { ...row, costBase: row.costBase - less, amount: row.amount - percentOf(less, row.rate) };
    });
    return costsLess(packed, { ...packed, costs, taxRates }) ?? [];
  });
  return { ...document, deliveries, corrects: { number: '201-000016', issuedOn: '2030-01-31', part: true } };
}

const invoices = {
  creditedPart: creditedPart(aSubmission(10)),
  creditedFree: creditedPart(aSubmission(11, { orderSections: [reverse] })),
  plain: aDocument({ kind: 'Invoice', submission: german(aSubmission(1)) }),
  threeRates: aDocument({ kind: 'Invoice', submission: german(threeRates()) }),
  abroad: aDocument({
    kind: 'Invoice',
    language: 'en',
    submission: german(aSubmission(3, { orderSections: [exportSection] })),
  }),
  reverseCharge: aDocument({
    kind: 'Invoice',
    submission: german(aSubmission(4, { orderSections: [reverse] })),
  }),
  reduced: aDocument({ kind: 'Invoice', submission: german(aSubmission(5)), change: reduced }),
  dearer: aDocument({
    kind: 'Invoice',
    submission: german(aSubmission(6, { orderSections: [withNegativeDiscount()] })),
  }),
  long: aDocument({ kind: 'Invoice', submission: german(longOrder(40)) }),
  creditNote: aDocument({ kind: 'CreditNote', submission: german(aSubmission(7)) }),
  publicBuyer: aDocument({ kind: 'Invoice', submission: german(aSubmission(8), 'Kanton') }),
  withFacts: aDocument({
    kind: 'Invoice',
    submission: { ...german(aSubmission(13, addedFacts), 'Kanton') },
  }),
  withOddFacts: aDocument({
    kind: 'Invoice',
    submission: { ...german(aSubmission(14)), ...oddFacts },
  }),
  withOwnNumbers: aDocument({
    kind: 'Invoice',
    submission: german(
      aSubmission(15, {
        orderSections: [aTaxedSection([{ ...aLine('drill-1', 4, 1000), ...onLine }])],
      }),
    ),
  }),
  publicCredit: aDocument({ kind: 'CreditNote', submission: german(aSubmission(9), 'Bund') }),
  inPacks: aDocument({
    kind: 'Invoice',
    submission: german(aSubmission(12, { orderSections: [aTaxedSection([packsOfTen()])] })),
  }),
};

function withNegativeDiscount() {
  const line = aLine('drill-1', 4, 1000);
  const price = { ...line.price, discount: -200, effectiveDiscount: -5, salesPrice: 4320, taxBase: 4332 };
  return aTaxedSection([{ ...line, price }, aLine('mill-2', 5, 1999)]);
}

it('are valid by the official rules, as ZUGFeRD and as XRechnung; one with a wrong sum is not', async () => {
  const files: Record<string, Buffer | string> = {};
  for (const [name, content] of Object.entries(invoices)) {
    files[`${name}.pdf`] = await drawn(content);
    files[`${name}.xml`] = crossIndustryInvoice(content, 'XRechnung');
  }
  const right = crossIndustryInvoice(invoices.plain, 'XRechnung');
  files['wrong.xml'] = right.replace(/(<ram:GrandTotalAmount>)[\d.]+/, '$11.00');
  const verdicts = await validateInvoices(files);
  const refused = verdicts.filter(({ valid, report }) => !valid || /<(error|exception)/.test(report));
  expect(verdicts).toHaveLength(Object.keys(files).length);
  expect(refused.map(({ report }) => report)).toEqual([expect.stringContaining('wrong.xml')]);
  expect(verdicts[0]?.report).toContain('isCompliant=true');
  expect(verdicts[1]?.report).toContain('xrechnung_3.0');
  const reportOf = (name: string) => verdicts.find(({ report }) => report.includes(name))?.report;
  expect(reportOf('plain.pdf')).not.toContain('xrechnung_3.0');
  expect(reportOf('publicBuyer.pdf')).toContain('xrechnung_3.0');
  expect(reportOf('publicCredit.pdf')).toContain('xrechnung_3.0');
}, 600_000);

it('name the ordering office, and the content of a credit note', () => {
  const xml = crossIndustryInvoice(invoices.publicCredit, 'XRechnung');
  expect(xml).toContain('<ram:BuyerReference>04011000-1234512345-06</ram:BuyerReference>');
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect(xml).toMatch(/<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>201-000016</);
});

it("name the buyer's own order, contact and remark, and the cost centre as the buyer's reference", () => {
  const xml = crossIndustryInvoice(invoices.withFacts, 'XRechnung');
  expect(xml).toContain('<ram:BuyerReference>04011000-1234512345-06</ram:BuyerReference>');
  expect(xml).toContain(
    '<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>4500/123-456</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>',
  );
  expect(xml).toContain('<ram:PersonName>Petra Kolb</ram:PersonName>');
  expect(xml).toContain('<ram:CompleteNumber>+41 52 555 00 17</ram:CompleteNumber>');
  expect(xml).toContain(
    '<ram:IncludedNote><ram:Content>Bitte an Tor 3 anliefern. Werkzeuge einzeln verpackt.</ram:Content></ram:IncludedNote>',
  );
  const withoutCenter = { ...invoices.withFacts.head, costCenter: null };
  expect(crossIndustryInvoice({ ...invoices.withFacts, head: withoutCenter }, 'EN16931')).toContain(
    '<ram:BuyerReference>4500/123-456</ram:BuyerReference>',
  );
  expect(crossIndustryInvoice(invoices.plain, 'XRechnung')).not.toMatch(/BuyerOrderRef|IncludedNote/);
});

it("name the buyer's number of an article beside the seller's, and the remark on the line", () => {
  const xml = crossIndustryInvoice(invoices.withOwnNumbers, 'XRechnung');
  expect(xml).toContain(
    '<ram:SellerAssignedID>DRILL-1</ram:SellerAssignedID><ram:BuyerAssignedID>WZ-4711 &lt;b&gt;</ram:BuyerAssignedID>',
  );
  expect(xml).toContain(
    '<ram:LineID>1</ram:LineID><ram:IncludedNote><ram:Content>Für Maschine 7 &amp; 8</ram:Content></ram:IncludedNote>',
  );
  expect(crossIndustryInvoice(invoices.plain, 'XRechnung')).not.toContain('BuyerAssignedID');
});

it('hold markup in them as text', () => {
  const xml = crossIndustryInvoice(invoices.withOddFacts, 'XRechnung');
  expect(xml).toContain('<ram:IssuerAssignedID>=1+1&lt;b&gt;&amp;&quot;x</ram:IssuerAssignedID>');
  expect(xml).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(xml).not.toContain('<script>');
});

it('have the price quantity and the counted unit', () => {
  const xml = crossIndustryInvoice(invoices.inPacks, 'XRechnung');
  expect(xml).toContain('<ram:BasisQuantity unitCode="XPK">100</ram:BasisQuantity>');
  expect(xml).toContain('<ram:BilledQuantity unitCode="XPK">2</ram:BilledQuantity>');
  expect(crossIndustryInvoice(invoices.plain, 'XRechnung')).not.toContain('BasisQuantity');
});

it('stay away from Swiss invoices', async () => {
  const swiss = await drawn(aDocument({ kind: 'Invoice' }));
  expect(swiss.includes('factur-x.xml')).toBe(false);
  expect((await drawn(invoices.plain)).includes('factur-x.xml')).toBe(true);
  expect((await drawn(invoices.publicBuyer)).includes('xrechnung.xml')).toBe(true);
});
