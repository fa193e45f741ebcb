import { addDays } from '@werkbank/contracts/calendar';
import { addressLines, type Block, type Fact, mm, type PrintedDocument } from '@werkbank/contracts/documents';
import type { Data } from 'swissqrbill/types';
import { formatIBAN, formatReference } from 'swissqrbill/utils';
import type { Delivery } from '../../order/index.js';
import { qrBillOf } from '../qr-bills/qr-bill.js';
import type { DocumentContent } from '../content/content.js';
import { customsBlocks } from './customs-data.js';
import { supplyDay } from '../content/delivery-day.js';
import {
  columnsOf,
  groupLines,
  isOfOneDelivery,
  quantityOf,
  rowsOf,
  textOf,
  type Writer,
} from '../content/delivery-rows.js';
import { formatsOf } from '../content/formats.js';
import { letterheadOf } from './letterhead.js';
import { orderFacts, remarkBlocks } from './order-facts.js';
import { paymentDays } from '../content/payment-days.js';
import { sumsOf } from '../content/sums.js';
import { fill, wordsOf } from '../content/words.js';

/** Composes a document in the language of the order. */
export function composeDocument(content: DocumentContent): PrintedDocument {
  const { head, kind, number, settings } = content;
  const words = wordsOf(head.language);
  const formats = formatsOf(head.language, settings.localeConfig[head.language]);
  const writer: Writer = { content, words, formats };
  const heading = words.kinds[kind];
  const bill = qrBillOf(content);
  return {
    title: `${heading} ${number}`,
    language: head.language,
    letterhead: letterheadOf(content, words, formats),
    recipient: recipientOf(writer),
    facts: factsOf(writer),
    heading,
    subheading: number,
    words: { page: words.page, carriedOver: words.carriedOver },
    blocks: blocksOf(writer),
    ...(bill && { slip: { alt: spokenBill(writer, bill), height: mm(105) } }),
  };
}

function blocksOf(writer: Writer): Block[] {
  const { content, formats } = writer;
  const [delivery] = content.deliveries;
  if (content.kind === 'CommercialInvoice' && delivery) return commercialBlocks(writer, delivery);
  const live = content.deliveries.filter(({ status }) => status !== 'Cancelled');
  const ofOneDelivery = isOfOneDelivery(content);
  return [
    { kind: 'text', text: introductionOf(writer) },
    ...remarkBlocks(writer),
    ...(ofOneDelivery ? [] : [peopleOf(writer)]),
    {
      kind: 'table',
      table: { columns: columnsOf(writer), rows: rowsOf(writer, live), amount: formats.amount },
    },
    { kind: 'sums', sums: sumsOf(writer), beside: closingOf(writer) },
    ...cancelledBlocks(writer, content.deliveries),
  ];
}

function commercialBlocks(writer: Writer, delivery: Delivery): Block[] {
  const { content, words, formats } = writer;
  const { people } = words;
  const { head } = content;
  return [
    { kind: 'text', text: introductionOf(writer) },
    ...remarkBlocks(writer),
    {
      kind: 'columns',
      columns: [
        {
          label: people.sender,
          lines: addressLines(delivery.dispatchLocation, formats, delivery.producerName),
        },
        { label: people.receiver, lines: addressLines(head.shippingAddress, formats) },
        {
          label: people.buyer,
          lines: [...addressLines(head.primaryAddress, formats, head.customerName), ...numbersOf(writer)],
        },
      ],
    },
    ...customsBlocks(writer, delivery),
    { kind: 'sums', sums: sumsOf(writer), beside: closingOf(writer) },
  ];
}

/** Numbers that identify the buyer to customs. */
function numbersOf({ content: { head }, words }: Writer): string[] {
  const { customerTaxNumber, customerEoriNumber } = head;
  return [
    ...(customerTaxNumber === null ? [] : [fill(words.taxNumber, { value: customerTaxNumber })]),
    ...(customerEoriNumber === null ? [] : [fill(words.eoriNumber, { value: customerEoriNumber })]),
  ];
}

function introductionOf(writer: Writer): string {
  const { content, words, formats } = writer;
  const { corrects, deliveries, head } = content;
  const [delivery] = deliveries;
  const introduction = corrects?.part ? words.partCredited : words.introductions[content.kind];
  const text = fill(introduction, {
    number: corrects?.number ?? '',
    day: corrects ? formats.day(corrects.issuedOn) : '',
  });
  if (!delivery || !isOfOneDelivery(content)) return text;
  const [heading, how] = groupLines(writer, delivery);
  const where = head.selfCollection ? words.people.pickUp : words.people.shipping;
  const place = addressLines(head.shippingAddress, formats).join(', ');
  return `${text}\n${[heading?.text, how?.text].join(' · ')}\n${where}: ${place}`;
}

function closingOf({ content, words, formats }: Writer): string {
  const { kind, issuedOn, number, head } = content;
  if (kind === 'Invoice') {
    const day = formats.day(addDays(issuedOn, paymentDays));
    return fill(qrBillOf(content) ? words.paymentBySlip : words.payment, { days: paymentDays, day, number });
  }
  const text = kind === 'OrderConfirmation' ? words.binding : words.currencyNote;
  return fill(text, { currency: head.currency });
}

/** A payment part is an image, so screen readers get its content as text. */
function spokenBill(
  { words, formats }: Writer,
  { currency, amount = 0, creditor, reference = '' }: Data,
): string {
  return fill(words.spokenBill, {
    amount: `${formats.amount(Math.round(amount * 100))} ${currency}`,
    name: creditor.name,
    account: formatIBAN(creditor.account),
    reference: formatReference(reference),
  });
}

function recipientOf({ content, formats }: Writer): string[] {
  const { head, kind, deliveries } = content;
  const [first] = deliveries;
  if (kind === 'PurchaseOrder' && first) {
    return addressLines(first.dispatchLocation, formats, first.producerName);
  }
  return addressLines(head.primaryAddress, formats, head.customerName);
}

function factsOf(writer: Writer): Fact[] {
  const { content, words, formats } = writer;
  const { head, kind, number, issuedOn, corrects, deliveries } = content;
  const { facts } = words;
  const [delivery] = deliveries;
  const invoiced = kind === 'Invoice' || kind === 'CommercialInvoice' || kind === 'CreditNote';
  return [
    ...(invoiced ? [{ label: facts.number, value: number }] : []),
    ...(kind === 'CustomerOrder' ? [] : [{ label: facts.date, value: formats.day(issuedOn) }]),
    ...(corrects ? [{ label: facts.invoice, value: corrects.number }] : []),
    { label: facts.order, value: String(head.orderId) },
    { label: facts.orderedOn, value: formats.day(head.orderedOn) },
    ...(invoiced && delivery
      ? [{ label: facts.delivery, value: String(delivery.id) }, supplyFact(writer, delivery)]
      : []),
    ...(invoiced && delivery && delivery.parcel.mrnNumber !== null
      ? [{ label: facts.mrn, value: delivery.parcel.mrnNumber }]
      : []),
    ...(kind === 'CommercialInvoice' && delivery
      ? [{ label: facts.deliveryTerm, value: deliveryTerm(content, delivery) }, ...sellersEori(writer)]
      : []),
    { label: facts.customer, value: String(head.customerId) },
    ...(isOfOneDelivery(content)
      ? [{ label: words.people.creator, value: `${head.creatorFirstName} ${head.creatorLastName}`.trim() }]
      : []),
    ...orderFacts(writer),
  ];
}

function sellersEori({ content, words }: Writer): Fact[] {
  const { eoriNumber } = content.settings.printoutConfig;
  return eoriNumber === undefined ? [] : [{ label: words.facts.eoriNumber, value: eoriNumber }];
}

/** Customs paid with the order are cleared by the seller; otherwise the buyer clears the goods on arrival. */
function deliveryTerm({ head }: DocumentContent, { costs }: Delivery): string {
  const cleared = costs.some(({ costType, taxBase }) => costType === 'Customs' && taxBase > 0);
  return `${cleared ? 'DDP' : 'DAP'} ${head.shippingAddress.city}`;
}

function supplyFact({ content, words, formats }: Writer, delivery: Delivery): Fact {
  const day = supplyDay(content, delivery);
  return day === undefined
    ? { label: words.facts.plannedFor, value: formats.day(delivery.plan.plannedShipmentDate) }
    : { label: words.facts.delivered, value: formats.day(day) };
}

/** The ordering person, the delivery address and the payer. */
function peopleOf({ content, words, formats }: Writer): Block {
  const { head } = content;
  const { people } = words;
  return {
    kind: 'columns',
    columns: [
      {
        label: head.selfCollection ? people.pickUp : people.shipping,
        lines: addressLines(head.shippingAddress, formats),
      },
      { label: people.billing, lines: addressLines(head.primaryAddress, formats, head.customerName) },
      {
        label: people.creator,
        lines: [
          `${head.creatorFirstName} ${head.creatorLastName}`.trim(),
          head.creatorEmail,
          head.creatorPhone,
        ],
      },
    ],
  };
}

/** Cancelled deliveries are listed without costs. */
function cancelledBlocks(writer: Writer, deliveries: readonly Delivery[]): Block[] {
  const { words, content } = writer;
  if (content.kind !== 'OrderConfirmation' && content.kind !== 'PurchaseOrder') return [];
  const items = deliveries.flatMap((delivery) => delivery.items.filter(({ cancelled }) => cancelled));
  if (items.length === 0) return [];
  const { columns } = words;
  return [
    { kind: 'heading', text: words.cancelled },
    {
      kind: 'table',
      table: {
        columns: [
          { label: columns.article, width: 110, align: 'left' },
          { label: '', width: 'rest', align: 'left' },
          { label: columns.quantity, width: 58, align: 'right' },
        ],
        rows: items.map((item) => ({
          kind: 'item',
          cells: [
            [{ text: item.materialNumber, style: 'quiet' }],
            [{ text: textOf(writer, item), style: 'quiet' }],
            [{ text: quantityOf(writer, item), style: 'quiet' }],
          ],
        })),
      },
    },
  ];
}
