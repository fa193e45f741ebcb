import type { Cost, PriceBreakdown } from '@werkbank/contracts/entities';
import type { Column, Row, TextLine } from '@werkbank/contracts/documents';
import { contentOf, pricedUnits, quantityInWords, unitName } from '@werkbank/contracts/quantities';
import { type Delivery, deliveryFigures, liveItems, type OrderItem } from '../../order/index.js';
import type { DocumentContent } from './content.js';
import type { Formats } from './formats.js';
import { fill, type Words } from './words.js';

export interface Writer {
  content: DocumentContent;
  words: Words;
  formats: Formats;
}

export function columnsOf({ words, content }: Writer): Column[] {
  const { columns } = words;
  return [
    { label: columns.position, width: 22, align: 'left' },
    { label: columns.article, width: 'rest', align: 'left' },
    { label: columns.quantity, width: 50, align: 'right' },
    { label: columns.price, width: 50, align: 'right' },
    { label: columns.tax, width: 34, align: 'right' },
    { label: fill(columns.amount, { currency: content.head.currency }), width: 60, align: 'right' },
  ];
}

/** The deliveries one below the other; positions are counted through the whole document. */
export function rowsOf(writer: Writer, deliveries: readonly Delivery[]): Row[] {
  let position = 0;
  const several = deliveries.length > 1;
  return deliveries.flatMap((delivery): Row[] => {
    const figures = deliveryFigures(delivery);
    return [
      ...(isOfOneDelivery(writer.content)
        ? []
        : [{ kind: 'group' as const, lines: groupLines(writer, delivery) }]),
      ...liveItems(delivery).map((item) => itemRow(writer, item, ++position)),
      ...figures.costs.map((cost) => costRow(writer, delivery, cost)),
      ...(several
        ? [
            {
              kind: 'subtotal' as const,
              label: fill(writer.words.sum, { id: delivery.id }),
              value: writer.formats.amount(figures.taxBase),
            },
          ]
        : []),
    ];
  });
}

/** Invoices and credit notes are about one delivery: their introduction names it, and no row does once more. */
export const isOfOneDelivery = ({ kind, deliveries }: DocumentContent): boolean =>
  (kind === 'Invoice' || kind === 'CreditNote') && deliveries.length === 1;

export function groupLines({ words, formats, content }: Writer, delivery: Delivery): TextLine[] {
  const { city, country } = delivery.dispatchLocation;
  const invoiced = content.kind === 'Invoice' || content.kind === 'CreditNote';
  const how = [
    fill(words.from, { place: `${city}, ${formats.country(country)}` }),
    words.shippers[delivery.shipper],
    ...(invoiced ? [] : [fill(words.planned, { day: formats.day(delivery.plan.plannedShipmentDate) })]),
  ];
  return [
    { text: fill(words.delivery, { id: delivery.id, producer: delivery.producerName }), style: 'strong' },
    { text: how.join(' · '), style: 'quiet' },
  ];
}

function itemRow(writer: Writer, item: OrderItem, position: number): Row {
  const { formats } = writer;
  const { price } = item;
  return {
    kind: 'item',
    adds: price.taxBase,
    cells: [
      [{ text: String(position), style: 'quiet' }],
      [
        { text: item.materialNumber, style: 'strong' },
        { text: textOf(writer, item) },
        ...ownLines(writer, item),
        ...contentLines(writer, item),
        ...pricedLines(writer, item),
        ...priceParts(writer, price),
      ],
      [{ text: quantityOf(writer, item) }],
      [{ text: formats.amount(price.listPrice) }],
      [{ text: formats.percent(price.taxRate), style: 'quiet' }],
      [{ text: formats.amount(price.taxBase) }],
    ],
  };
}

/** Discount, surcharge and VOC of a line, so that a reader can recalculate its amount. */
function priceParts({ words, formats }: Writer, price: PriceBreakdown): TextLine[] {
  const { discount, surcharge, voc, quantity, effectiveDiscount } = price;
  const { line } = words;
  const parts = [
    discount !== 0 &&
      fill(line.discount, { percent: formats.percent(effectiveDiscount), amount: formats.amount(-discount) }),
    surcharge !== 0 && fill(line.surcharge, { amount: formats.amount(surcharge) }),
    voc !== 0 && fill(line.voc, { amount: formats.amount(voc * quantity) }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? [] : [{ text: parts.join(' · '), style: 'quiet' }];
}

/** How many order units, in the language of the order. */
export function quantityOf({ content, formats, words }: Writer, item: OrderItem): string {
  const { quantity, unit, orderUnits } = item;
  const several: Partial<Record<string, string>> = words.several;
  const plain = quantity === 1 ? unit : (several[unit] ?? unit);
  const name = orderUnits ? unitName(orderUnits.orderUnit, quantity, content.head.language) : plain;
  return `${formats.number(quantity)}\u00a0${name}`;
}

/** What the buyer adds to a line: the own number of the article and a remark. */
export function ownLines(
  { words, content }: Writer,
  { ownArticleNumber: number, remark }: OrderItem,
): TextLine[] {
  const { customersNumber, ownNumber } = words.line;
  const lines = [
    number && fill(content.kind === 'PurchaseOrder' ? customersNumber : ownNumber, { number }),
    remark && fill(words.remark, { remark }),
  ];
  return lines.flatMap((text) => (text ? [{ text, style: 'quiet' as const }] : []));
}

/** What is in the order units, where that is more than one piece. */
export function contentLines({ content }: Writer, { quantity, orderUnits }: OrderItem): TextLine[] {
  if (orderUnits === null || contentOf(orderUnits) === null) return [];
  return [{ text: quantityInWords(quantity, orderUnits, content.head.language), style: 'quiet' }];
}

/** What the list price is of, where that is not one piece; its own column is too narrow for it. */
function pricedLines({ content, formats }: Writer, { price, orderUnits }: OrderItem): TextLine[] {
  const of = pricedUnits(price.priceQuantity, orderUnits ?? undefined, content.head.language);
  return of === undefined ? [] : [{ text: `${formats.amount(price.listPrice)} / ${of}`, style: 'quiet' }];
}

function costRow(writer: Writer, delivery: Delivery, cost: Cost): Row {
  const { words, formats } = writer;
  const rates = delivery.taxRates.filter(({ costBase }) => costBase !== 0).map(({ rate }) => rate);
  const [rate] = rates.length === 1 ? rates : [];
  const why = whyOf(writer, cost);
  return {
    kind: 'item',
    adds: cost.taxBase,
    cells: [
      [],
      [{ text: [words.costs[cost.costType], why].filter((text) => text !== undefined).join(' · ') }],
      [],
      [],
      rate === undefined ? [] : [{ text: formats.percent(rate), style: 'quiet' }],
      [{ text: formats.amount(cost.taxBase) }],
    ],
  };
}

/** The reason of a cost in words; undefined for a reason that this version does not know. */
function whyOf({ words, formats, content }: Writer, { why }: Cost): string | undefined {
  const known: Partial<Record<string, string>> = words.why;
  const text = known[why.key];
  if (text === undefined) return undefined;
  const written = Object.entries(why.params).map(([name, value]) => [
    name,
    typeof value === 'number'
      ? formats.number(value, Number.isInteger(value) ? 0 : 2)
      : /^[A-Z]{2}$/.test(value)
        ? formats.country(value)
        : value,
  ]);
  const { cents } = why.params;
  const amount = typeof cents === 'number' ? `${formats.amount(cents)}\u00a0${content.head.currency}` : '';
  return fill(text, { ...Object.fromEntries(written), amount });
}

export function textOf({ content }: Writer, item: OrderItem): string {
  return item.articleTexts?.[content.head.language] ?? item.articleText;
}
