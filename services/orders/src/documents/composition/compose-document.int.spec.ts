import type { Cost } from '@werkbank/contracts/entities';
import type { Order } from '../../order/model/order.js';
import { aDocument, drawn, longOrder, threeRates } from '../../testing/a-document.js';
import {
  addedFacts,
  aSection,
  aSubmission,
  aTaxedSection,
  germanProducer,
  oddFacts,
  packsOfTen,
  swissProducer,
} from '../../testing/a-submission.js';
import { pagesOf } from '../../testing/document-text.js';
import { evolve } from '../../order/transitions/evolve.js';
import { cancelItems } from '../../order/transitions/cancel-items.js';
import { type DocumentContent, type DocumentKind, documentKinds } from '../content/content.js';
import { formatsOf } from '../content/formats.js';
import { totalsOf } from '../content/sums.js';

const textOf = async (content: DocumentContent) =>
  pagesOf(await drawn(content))
    .join('\n')
    .replaceAll('\u00a0', ' ');

/** Every sum of the order stands on the document. */
async function expectItsFigures(content: DocumentContent): Promise<string> {
  const text = await textOf(content);
  const formats = formatsOf(content.head.language);
  const plain = (cents: number) => formats.amount(cents).replaceAll('\u00a0', ' ');
  const totals = totalsOf(content);
  const total = content.head.language === 'de' ? 'Gesamtbetrag' : 'Total';
  expect(text).toMatch(new RegExp(`${total} ${totals.currency} +${escaped(plain(totals.total))}`));
  for (const { rate, base, amount } of totals.taxes) {
    const name = content.head.language === 'de' ? 'MwSt. \\S+ % auf' : 'VAT \\S+ % on';
    expect(text).toMatch(new RegExp(`${name} ${escaped(plain(base))} +${escaped(plain(amount))}`));
    expect(text).toContain(formats.percent(rate).replaceAll('\u00a0', ' '));
  }
  for (const { items } of content.deliveries) {
    for (const item of items.filter(({ cancelled }) => !cancelled)) {
      expect(text).toMatch(new RegExp(`${item.materialNumber} .* ${escaped(plain(item.price.taxBase))}\\n`));
    }
  }
  return text;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

it.each(['de', 'en'] as const)('prints the content of an order, in %s', async (language) => {
  const text = await expectItsFigures(aDocument({ kind: 'OrderConfirmation', language }));
  expect(text).toContain(language === 'de' ? 'Auftragsbestätigung 100042' : 'Order confirmation 100042');
  expect(text).toContain(language === 'de' ? '15.01.2025' : '15/01/2025');
  expect(text).toContain(language === 'de' ? 'SCHWEIZ' : 'SWITZERLAND');
});

it.each([
  ['de', '2 Packungen à 10 = 20 Stück', '/ 100 Packungen'],
  ['en', '2 packs of 10 = 20 pieces', '/ 100 packs'],
] as const)('prints the units of a line and the price quantity, in %s', async (language, units, of) => {
  const orderSections = [aTaxedSection([packsOfTen()])];
  const content = aDocument({
    kind: 'OrderConfirmation',
    language,
    submission: aSubmission(100_042, { orderSections }),
  });
  const text = (await expectItsFigures(content)).replaceAll(/\s+/g, ' ');
  expect(text).toContain(units);
  expect(text).toContain(of);
});

describe('what the buyer added to a line', () => {
  const onLine = { ownArticleNumber: 'WZ-4711 <b>', remark: 'Für Maschine 7 {order}' };
  const numbered = (producerCompanyId: number) => {
    const section = aSection(producerCompanyId);
    return { ...section, items: section.items.map((item) => ({ ...item, ...onLine })) };
  };
  const orderSections = [numbered(swissProducer), numbered(germanProducer)];
  const papers = documentKinds.filter((kind) => kind !== 'ShippingLabel' && kind !== 'CreditNote');

  it.each(papers)('stands on a %s', async (kind) => {
    const content = aDocument({ kind, language: 'de', submission: aSubmission(100_042, { orderSections }) });
    const text = (await textOf(content)).replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      `${kind === 'PurchaseOrder' ? 'Artikelnummer des Kunden' : 'Ihre Artikelnummer'}: WZ-4711 <b>`,
    );
    expect(text).toContain('Bemerkung: Für Maschine 7 {order}');
  });

  it('is missing where there is none', async () => {
    expect(await textOf(aDocument({ kind: 'OrderConfirmation' }))).not.toMatch(
      /Ihre Artikelnummer|Bemerkung/,
    );
  });
});

describe('what the buyer added', () => {
  const said = async (facts: typeof addedFacts, kind: DocumentKind, language: 'de' | 'en') => {
    const content = aDocument({ kind, language, submission: aSubmission(100_042, facts) });
    return (await textOf(content)).replaceAll(/\s+/g, ' ');
  };
  const papers = documentKinds.filter((kind) => kind !== 'ShippingLabel');

  it.each(papers)('stands on a %s, as plain text whatever it looks like', async (kind) => {
    for (const facts of [addedFacts, oddFacts]) {
      const text = await said(facts, kind, 'de');
      const { ownOrderNumber, costCenter, contactName, contactPhone, remark } = facts;
      const label = kind === 'PurchaseOrder' ? 'Kundenbestellnr.' : 'Ihre Bestellnummer';
      for (const fact of [
        `${label} ${ownOrderNumber}`,
        `Kostenstelle ${costCenter}`,
        'Wunschtermin 27.02.2030',
        `Ansprechpartner ${contactName}, ${contactPhone}`,
        `Bemerkung: ${remark.replaceAll('\n', ' ')}`,
      ])
        expect(text).toContain(fact);
    }
  });

  it('is written in English too', async () => {
    const text = await said(addedFacts, 'Invoice', 'en');
    expect(text).toContain('Your order number 4500/123-456');
    expect(text).toContain('Wished date 27/02/2030');
    expect(text).toContain('Remark: Bitte an Tor 3');
  });

  it('is missing on documents from before, which are drawn as they were', async () => {
    const content = aDocument({ kind: 'OrderConfirmation' });
    const {
      ownOrderNumber: _1,
      wishedDate: _2,
      contactName: _3,
      contactPhone: _4,
      remark: _5,
      ...head
    } = content.head;
    expect(await textOf({ ...content, head })).toBe(await textOf(content));
    expect(await textOf(content)).not.toMatch(/Ihre Bestellnummer|Wunschtermin|Ansprechpartner|Bemerkung/);
  });

  it('does not push what is to be paid off its page, with a remark of many lines', async () => {
    const remark = Array.from({ length: 250 }, () => 'x').join('\n');
    const content = aDocument({ kind: 'Invoice', submission: aSubmission(100_042, { remark }) });
    await expectItsFigures(content);
  });
});

it('names three tax rates, and why one is none', async () => {
  const text = await expectItsFigures(aDocument({ kind: 'OrderConfirmation', submission: threeRates() }));
  expect(text).toContain('Ausfuhrlieferung, ohne Mehrwertsteuer');
});

it('carries the sum over 300 lines from page to page, below a head on each', async () => {
  const content = aDocument({ kind: 'OrderConfirmation', submission: longOrder(300) });
  await expectItsFigures(content);
  const pages = pagesOf(await drawn(content));
  const heads = pages.filter((page) => page.includes('Einzelpreis'));
  const carried = pages.map((page) => [...page.matchAll(/Übertrag +([\d.]+,\d\d)/g)].map(([, sum]) => sum));
  expect(pages.length).toBeGreaterThan(15);
  pages.forEach((page, index) => expect(page).toContain(`Seite ${index + 1} von ${pages.length}`));
  // Each page begins with the sum at the end of the page before.
  heads.slice(1).forEach((_, index) => expect(carried[index]?.at(-1)).toBe(carried[index + 1]?.[0]));
  expect(new Set(carried.flat()).size).toBe(heads.length - 1);
});

it('says only what is left of a delivery that was partly cancelled, and names what is not', async () => {
  const cancel = (order: Order): Order =>
    order.deliveries
      .flatMap((delivery) => cancelItems(delivery, [delivery.items[0]?.id ?? 0], 'customer'))
      .reduce(evolve, order);
  const content = aDocument({ kind: 'OrderConfirmation', change: cancel });
  const text = await expectItsFigures(content);
  expect(text.slice(text.indexOf('Storniert'))).toContain('DRILL-1');
});

it('tells customs what an export is, and which codes are missing', async () => {
  const section = aSection(germanProducer);
  const items = section.items.map((item, index) =>
    index === 0 ? { ...item, tariffNumber: '8207.50', originCountry: 'DE' } : item,
  );
  const submission = aSubmission(100_042, {
    orderSections: [{ ...section, items }],
    customerTaxNumber: 'CHE-123.456.788',
    customerEoriNumber: 'FR1234567',
  });
  const content = aDocument({ kind: 'CommercialInvoice', language: 'en', submission });
  const text = await expectItsFigures(content);
  expect(text).toContain('Commercial invoice');
  expect(text).toMatch(/Incoterms 2020\s+DDP City 2\n/);
  expect(text).toContain('UID/VAT no. CHE-123.456.788');
  expect(text).toContain('EORI FR1234567');
  expect(text).toMatch(/EORI of the seller\s+DE471108151234567\n/);
  expect(text).toMatch(/DRILL-1 +8207\.50 +Germany +12 pieces +1\.440 +49\.23/);
  expect(text).toMatch(/MILL-2 +not stated +not stated +5 pieces +0\.600 +90\.61/);
  expect(text).toContain('HS code or country of origin are missing');
  const known = items.map((item) => ({ ...item, tariffNumber: '8207.50', originCountry: 'DE' }));
  const orderSections = [{ ...section, items: known }];
  const complete = aSubmission(100_042, { orderSections, customerTaxNumber: 'CHE-123.456.788' });
  const told = await textOf(aDocument({ kind: 'CommercialInvoice', submission: complete }));
  expect(told).not.toContain('nicht angegeben');
  expect(told).toContain('UID/USt-IdNr. CHE-123.456.788');
});

it('writes umlauts and signs of toolmakers, breaks long words, and asks for no letter that it lacks', async () => {
  const section = aSection(germanProducer);
  const word = 'Hartmetallschaftfräserwerkzeugaufnahmeverlängerungshülsensatz'.repeat(2);
  const texts = [`Größe ⌀ 6,8 mm ± 0,1 µm — “Šílený” ½ naïve\u0007`, `${word} 硬質`];
  const items = section.items.map((item, index) => ({ ...item, articleText: texts[index] ?? '' }));
  const text = await textOf(
    aDocument({ kind: 'Invoice', submission: aSubmission(1, { orderSections: [{ ...section, items }] }) }),
  );
  expect(text).toContain('Größe Ø 6,8 mm ± 0,1 µm');
  expect(text).toContain('Šílený');
  expect(text.replaceAll(/\s/g, '')).toContain(`hülsensatz??`);
});

it('is the same bytes whenever it is drawn, with embedded parts of fonts and a language', async () => {
  const content = aDocument({ kind: 'Invoice' });
  const [one, other] = [await drawn(content), await drawn(content)];
  expect(one.equals(other)).toBe(true);
  const source = one.toString('latin1');
  expect(source).toContain('/Lang (de)');
  expect(source).toContain('/Marked true');
  expect(source).toContain('/FontFile2');
  expect(source).not.toContain('/BaseFont /Helvetica');
  expect(one.length).toBeLessThan(100_000);
});

it('is written in letters that are rare here as well, and in those alone with a part of the font for itself', async () => {
  const usual = aDocument({ kind: 'Invoice' });
  const rare = { ...usual, head: { ...usual.head, customerName: 'Łódź Ωmega Příbram AG' } };
  const [one, other] = [await drawn(usual), await drawn(rare)];
  expect(pagesOf(other).join('\n')).toContain('Łódź Ωmega Příbram AG');
  const fonts = (pdf: Buffer) => pdf.toString('latin1').match(/\/FontFile2/g)?.length ?? 0;
  expect(fonts(other)).toBe(fonts(one) + 1);
});

it('prints the reason of a cost, for every reason that checkout gives', async () => {
  const section = aSection(germanProducer);
  const reasons: Cost['why'][] = [
    { key: 'freightByWeight', params: { kilograms: 3 } },
    { key: 'freightFreeFrom', params: { cents: 50_000 } },
    { key: 'freightSelfCollection', params: {} },
    { key: 'customsHandlingPerShipment', params: { from: 'DE', to: 'CH' } },
    { key: 'customsOfGoods', params: { percent: 1.5 } },
  ];
  const written = await Promise.all(
    reasons.map(async (why) => {
      const costs = [{ costType: 'Freight' as const, taxBase: section.freight + section.customs, why }];
      const submission = aSubmission(1, { orderSections: [{ ...section, costs }] });
      return /Fracht · .*?(?=  )/.exec(await textOf(aDocument({ kind: 'PurchaseOrder', submission })))?.[0];
    }),
  );
  expect(written).toEqual([
    'Fracht · für 3 kg',
    'Fracht · frei ab 500,00 CHF',
    'Fracht · Selbstabholung',
    'Fracht · je Sendung von Deutschland nach Schweiz',
    'Fracht · 1,50 % vom Warenwert',
  ]);
});
