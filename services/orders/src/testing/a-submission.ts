import { randomUUID } from 'node:crypto';
import type { Address, DraftSection } from '@werkbank/contracts/entities';
import { lineAmount, percentOf } from '@werkbank/contracts/money';
import type { OrderUnits } from '@werkbank/contracts/quantities';
import type { Submission } from '../negotiation/create-order/order-of-submission.js';

/** Companies that the tests know. */
export const buyerCompany = 7;
export const swissProducer = 201;
export const germanProducer = 202;

/** The facts of an order: harmless ones, and others that try to break out of a document. */
export const addedFacts = {
  ownOrderNumber: '4500/123-456',
  costCenter: 'Montage 7',
  wishedDate: '2030-02-27',
  contactName: 'Petra Kolb',
  contactPhone: '+41 52 555 00 17',
  remark: 'Bitte an Tor 3 anliefern.\nWerkzeuge einzeln verpackt.',
};
export const oddFacts = {
  ...addedFacts,
  ownOrderNumber: '=1+1<b>&"x',
  costCenter: '@SUM(A1)<i>',
  contactName: '+1+1 <script>',
  remark: '=HYPERLINK("https://evil.example";"x")\n<script>alert(1)</script> {order}',
};

export function anAddress(id: number, country: string, type: Address['type'] = 'Shipping'): Address {
  return {
    id,
    type,
    name: `Place ${id}`,
    street: 'Werkstrasse',
    house: '1',
    addressSupplement: null,
    zipCode: '8000',
    city: `City ${id}`,
    country,
  };
}

/** Two lines (12 and 5 pieces) of one producer, with freight; goods from Germany are an export. */
export function aSection(producerCompanyId: number, overrides: Partial<DraftSection> = {}): DraftSection {
  const isExport = producerCompanyId === germanProducer;
  const items = [aLine('drill-1', 12, 450), aLine('mill-2', 5, 1999)];
  const goods = items.reduce((sum, item) => sum + item.price.taxBase, 0);
  const customs = isExport ? 1500 : 0;
  const taxBase = goods + 990 + customs;
  return {
    producerId: producerCompanyId - 100,
    producerName: `Producer ${producerCompanyId}`,
    producerCompanyId,
    dispatchLocation: anAddress(producerCompanyId * 10, isExport ? 'DE' : 'CH', 'DispatchLocation'),
    shipper: isExport ? 'dhleuro' : 'sh_post',
    isExport,
    plannedShipmentDate: '2030-03-01',
    plannedShipmentFromStock: false,
    items,
    costs: [
      { costType: 'Freight', taxBase: 990, why: { key: 'freightByWeight', params: { kilograms: 2 } } },
      ...(isExport
        ? [{ costType: 'Customs' as const, taxBase: 1500, why: { key: 'customsByValue', params: {} } }]
        : []),
    ],
    freight: 990,
    customsHandling: 0,
    customs,
    taxes: [{ rate: 8.1, base: taxBase, amount: percentOf(taxBase, 8.1), reason: null }],
    taxBase,
    ...overrides,
  };
}

type Line = DraftSection['items'][number];

/** A section with these lines, taxed once per rate and reason; its costs like the first line. */
export function aTaxedSection(
  lines: readonly Line[],
  producerCompanyId = swissProducer,
  own: Partial<Pick<DraftSection, 'costs' | 'freight' | 'customsHandling' | 'customs'>> = {},
): DraftSection {
  const [first] = lines;
  if (!first) throw new Error('a section has lines');
  const section = { ...aSection(producerCompanyId), ...own };
  const costs = { taxRate: first.price.taxRate, reason: first.taxReason ?? null };
  const costBase = section.freight + section.customsHandling + section.customs;
  const kinds = lines.map(({ price, taxReason }) => ({ taxRate: price.taxRate, reason: taxReason ?? null }));
  const bases = new Map(kinds.map((kind) => [JSON.stringify(kind), 0]));
  const add = (kind: typeof costs, base: number) =>
    bases.set(JSON.stringify(kind), (bases.get(JSON.stringify(kind)) ?? 0) + base);
  add(costs, costBase);
  lines.forEach(({ price, taxReason }) =>
    add({ taxRate: price.taxRate, reason: taxReason ?? null }, price.taxBase),
  );
  const taxes = [...bases].map(([kind, base]) => {
    const { taxRate: rate, reason } = JSON.parse(kind) as typeof costs;
    return { rate, reason, base, amount: percentOf(base, rate) };
  });
  return {
    ...section,
    items: [...lines],
    taxes,
    taxBase: taxes.reduce((sum, { base }) => sum + base, 0),
  };
}

export function aLine(
  articleId: string,
  quantity: number,
  listPrice: number,
  {
    taxRate = 8.1,
    taxReason = null,
    ...units
  }: {
    taxRate?: number;
    taxReason?: string | null;
    priceQuantity?: number;
    orderUnits?: OrderUnits;
  } = {},
): Line {
  const { priceQuantity, orderUnits } = units;
  const line = lineAmount(listPrice, quantity, priceQuantity);
  const surcharge = percentOf(line, 3);
  const discount = percentOf(line, 12.5);
  const salesPrice = line + surcharge - discount;
  const taxBase = salesPrice + 3 * quantity;
  return {
    articleId,
    materialNumber: articleId.toUpperCase(),
    articleText: `Article ${articleId}`,
    taxReason,
    unitWeight: 120,
    quantity,
    ...(orderUnits && { orderUnits }),
    price: {
      quantity,
      listPrice,
      ...(priceQuantity === undefined ? {} : { priceQuantity }),
      surcharge,
      discount,
      effectiveDiscount: 12.5,
      salesPrice,
      voc: 3,
      taxBase,
      taxRate,
      tax: percentOf(taxBase, taxRate),
      platformMargin: percentOf(taxBase, 8.5),
      currency: 'CHF',
    },
  };
}

/** A Swiss company orders from a Swiss and a German producer. */
export function aSubmission(orderId: number, overrides: Partial<Submission> = {}): Submission {
  const orderSections = overrides.orderSections ?? [aSection(swissProducer), aSection(germanProducer)];
  const sum = (of: (section: DraftSection) => number) =>
    orderSections.reduce((total, section) => total + of(section), 0);
  const tax = sum(({ taxes }) => taxes.reduce((total, { amount }) => total + amount, 0));
  const taxBase = sum((section) => section.taxBase);
  const freight = sum((section) => section.freight);
  const customs = sum((section) => section.customs);
  return {
    orderId,
    draftId: randomUUID(),
    submittedAt: '2025-01-15T09:00:00.000Z',
    buyer: {
      userId: 70,
      firstName: 'Beat',
      lastName: 'Muster',
      email: 'beat@kunde.example',
      phone: '+41 44 000 00 00',
      language: 'de',
    },
    customerId: buyerCompany,
    customerName: 'Kunde AG',
    orderCurrency: 'CHF',
    orderLanguage: 'de',
    costCenter: null,
    selfCollection: false,
    billingAddress: anAddress(1, 'CH', 'Primary'),
    shippingAddress: anAddress(2, 'CH'),
    totals: {
      goods: taxBase - freight - customs,
      freight,
      customsHandling: 0,
      customs,
      taxBase,
      taxes: [{ rate: 8.1, base: taxBase, amount: tax, reason: null }],
      tax,
      total: taxBase + tax,
      currency: 'CHF',
    },
    ...overrides,
    orderSections,
  };
}

/** Two packs of ten, at a price of a hundred packs. */
export const packsOfTen = (): Line =>
  aLine('washer-6', 2, 1990, {
    taxRate: 19,
    priceQuantity: 100,
    orderUnits: {
      orderUnit: 'PK',
      contentUnit: 'C62',
      contentQuantity: 10,
      minQuantity: 2,
      quantityInterval: 1,
    },
  });
