import { ssccOf } from '../documents/labels/sscc.js';
import type { Language } from '@werkbank/contracts/localization';
import { defaultLocaleConfig } from '@werkbank/contracts/localization';
import {
  headOfSubmission,
  orderOfSubmission,
  type Submission,
} from '../negotiation/create-order/order-of-submission.js';
import type { DocumentContent, DocumentKind } from '../documents/content/content.js';
import type { PrintSettings } from '../replicas/index.js';
import { drawDocument } from '../documents/issue/draw-issued.js';
import { headOf } from '../documents/issue/document-head.js';
import { vatOf } from '../documents/issue/vat-of-supply.js';
import type { Delivery, Order } from '../order/model/order.js';
import {
  aLine,
  aSection,
  aSubmission,
  aTaxedSection,
  germanProducer,
  swissProducer,
} from './a-submission.js';
import { numbers } from './an-order.js';

export const printSettings: PrintSettings = {
  printoutConfig: {
    name: 'Werkbank AG',
    address: { streetAndNumber: 'Werkgasse 12', zipCode: '8400', city: 'Winterthur', country: 'CH' },
    email: 'auftrag@werkbank.example',
    phone: '+41 52 555 01 20',
    website: 'www.werkbank.example',
    bank: 'Beispielbank Winterthur',
    accountOwner: 'Werkbank AG',
    bic: 'BSPLCHZZXXX',
    iban: 'CH93 0076 2011 6238 5295 7',
    vatNumber: 'CHE-123.456.788',
    vatIdentificationNumber: 'CHE-123.456.788 MWST',
    vatNumbers: [{ country: 'DE', number: 'DE136695976' }],
    eoriNumber: 'DE471108151234567',
  },
  localeConfig: defaultLocaleConfig,
};

interface Wanted {
  kind: DocumentKind;
  language?: Language;
  submission?: Submission;
  /** Changes of the order since its submission. */
  change?: (order: Order) => Order;
  /** Deliveries on the document; by default the first one for an invoice, else all. */
  only?: (delivery: Delivery) => boolean;
}

export function aDocument({
  kind,
  language = 'de',
  submission = aSubmission(100_042),
  change = (order) => order,
  only,
}: Wanted): DocumentContent {
  const submitted = { ...submission, orderLanguage: language };
  const order = change(orderOfSubmission(submitted, numbers({ delivery: 7001, item: 1 })));
  const booked = kind === 'Invoice' || kind === 'CreditNote';
  const invoiced = booked || kind === 'CommercialInvoice';
  const deliveries = order.deliveries.filter(only ?? ((_, index) => !invoiced || index === 0));
  const [delivery] = deliveries;
  const head = headOf(headOfSubmission(submitted));
  const vat = delivery && vatOf(delivery, head, printSettings);
  return {
    kind,
    number: invoiced ? '201-000017' : '100042',
    issuedOn: '2030-02-03',
    head,
    deliveries,
    settings: printSettings,
    ...(booked && { suppliedOn: '2030-02-03', ...(vat && { vat }) }),
    ...(kind === 'CreditNote' && { corrects: { number: '201-000016', issuedOn: '2030-01-31' } }),
  };
}

/** The label of a measured parcel. */
export function aLabel(language?: 'de' | 'en'): DocumentContent {
  const parcel = { weight: 2.5, length: 30, width: 20, height: 10, mrnNumber: null };
  const content = aDocument({
    kind: 'ShippingLabel',
    ...(language && { language }),
    change: (order) => ({
      ...order,
      deliveries: order.deliveries.slice(0, 1).map((delivery) => ({ ...delivery, parcel })),
    }),
  });
  return { ...content, number: ssccOf('2000000', 17) };
}

export function drawn(content: DocumentContent): Promise<Buffer> {
  return drawDocument(content, new Date(`${content.issuedOn}T00:00:00Z`));
}

/** One delivery with many lines, some of them wrapped. */
export function longOrder(lines: number): Submission {
  const items = Array.from({ length: lines }, (_, index) => ({
    ...aLine(`drill-${index + 1}`, 1 + (index % 7), 450 + index),
    articleText:
      index % 9 === 0
        ? 'Spiralbohrer DIN 338 Typ N, HSS-E Co5, blank, rechtsschneidend, Größe Ø 6,8 mm, für zähe Werkstoffe bis 1 100 N/mm² — Verpackungseinheit à 10 Stück, Naßbearbeitung'
        : `Spiralbohrer Ø ${index / 10} mm`,
  }));
  return aSubmission(100_043, { orderSections: [aTaxedSection(items)] });
}

/** Two Swiss rates and an exemption with a reason. */
export function threeRates(): Submission {
  const lines = [
    aLine('drill-1', 12, 450),
    aLine('book-1', 1, 3900, { taxRate: 2.6 }),
    aLine('mill-2', 5, 1999, { taxRate: 0, taxReason: 'export' }),
  ];
  return aSubmission(100_044, {
    orderSections: [aTaxedSection(lines, swissProducer), aSection(germanProducer)],
  });
}
