import type {
  Configuration,
  Delivery,
  OrderItem,
  PurchaseOrder,
  SalesOrder,
} from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import {
  addressLines,
  type Block,
  letterheadOf,
  type PrintedDocument,
  type TextLine,
} from '@werkbank/contracts/documents';
import { contentOf, isPlain, quantityInWords, unitName } from '@werkbank/contracts/quantities';
import type { Formats } from '@werkbank/kit/formats';
import { countryName } from '@werkbank/kit/names';
import { liveItems } from '../order/items';

/** Content of a delivery note. */
export interface NoteContent {
  order: SalesOrder | PurchaseOrder;
  delivery: Delivery;
  /** Date of the note before dispatch. */
  today: string;
  printoutConfig: Configuration['printoutConfig'];
}

/** Texts and formats in the language of the order, not of the reader. */
export interface NoteWriter {
  t: (key: string, values?: Record<string, string | number>) => string;
  formats: Formats;
  unitOf: (unit: string, count: number) => string;
}

/** A delivery note lists the content of the parcel, without prices. */
export function composeDeliveryNote(
  content: NoteContent,
  writer: NoteWriter,
  language: Language,
): PrintedDocument {
  const { order, delivery, printoutConfig: own } = content;
  const { t } = writer;
  const formats = { country: (code: string) => countryName(code, language) };
  const heading = t('documents.DeliveryNote');
  const contact = {
    phone: t('deliveryNote.phone', { value: own.phone }),
    vat: t('deliveryNote.vat', { value: own.vatIdentificationNumber }),
    uid: t('deliveryNote.uid', { value: own.vatNumber }),
  };
  return {
    title: `${heading} ${delivery.id}`,
    language,
    letterhead: letterheadOf(own, contact, formats),
    recipient: addressLines(order.shippingAddress, formats, order.customerName),
    facts: factsOf(content, writer),
    heading,
    subheading: String(delivery.id),
    words: { page: t('deliveryNote.page'), carriedOver: t('deliveryNote.carriedOver') },
    blocks: [
      { kind: 'text', text: t('deliveryNote.introduction') },
      ...(order.remark
        ? [{ kind: 'text' as const, text: `${t('deliveryNote.remark')}: ${order.remark}` }]
        : []),
      {
        kind: 'columns',
        columns: [
          {
            label: t('deliveryNote.sender'),
            lines: addressLines(delivery.dispatchLocation, formats, delivery.producerName),
          },
          {
            label: t('deliveryNote.billing'),
            lines: addressLines(order.primaryAddress, formats, order.customerName),
          },
          {
            label: t('deliveryNote.creator'),
            lines: [
              `${order.creatorFirstName} ${order.creatorLastName}`.trim(),
              order.creatorEmail,
              order.creatorPhone,
            ],
          },
        ],
      },
      itemsOf(delivery, writer, language),
      ...parcelOf(delivery, writer),
      { kind: 'text', text: t('deliveryNote.check') },
      {
        kind: 'columns',
        columns: ['received', 'signature'].map((key) => ({
          label: t(`deliveryNote.${key}`),
          lines: [' ', '_'.repeat(40)],
        })),
      },
    ],
  };
}

function factsOf(
  { order, delivery, today }: NoteContent,
  { t, formats }: NoteWriter,
): PrintedDocument['facts'] {
  const { sentAt, shipper, parcel } = delivery;
  const contact = [order.contactName, order.contactPhone].filter(Boolean).join(', ');
  const fact = (key: string, value: string) => ({ label: t(`deliveryNote.${key}`), value });
  return [
    sentAt === null ? fact('date', formats.date(today)) : fact('sent', formats.date(sentAt)),
    fact('order', String(order.id)),
    fact('orderedOn', formats.date(order.createdOn)),
    fact('customer', String(order.customerId)),
    ...(order.ownOrderNumber ? [fact('ownOrderNumber', order.ownOrderNumber)] : []),
    ...(order.costCenter === null ? [] : [fact('costCenter', order.costCenter)]),
    ...(order.wishedDate ? [fact('wishedDate', formats.date(order.wishedDate))] : []),
    ...(contact === '' ? [] : [fact('contact', contact)]),
    fact('shipper', t(`shippers.${shipper}`)),
    ...(parcel.mrnNumber === null ? [] : [fact('mrn', parcel.mrnNumber)]),
  ];
}

function itemsOf(delivery: Delivery, writer: NoteWriter, language: Language): Block {
  const { t, formats, unitOf } = writer;
  const textOf = ({ articleTexts, articleText }: OrderItem) => articleTexts?.[language] ?? articleText;
  const nameOf = ({ unit, quantity, orderUnits }: OrderItem) =>
    orderUnits === undefined || isPlain(orderUnits)
      ? unitOf(unit, quantity)
      : unitName(orderUnits.orderUnit, quantity, language);
  return {
    kind: 'table',
    table: {
      columns: [
        { label: t('deliveryNote.position'), width: 26, align: 'left' },
        { label: t('deliveryNote.article'), width: 'rest', align: 'left' },
        { label: t('deliveryNote.quantity'), width: 90, align: 'right' },
      ],
      rows: liveItems(delivery).map((item, index) => ({
        kind: 'item',
        cells: [
          [{ text: String(index + 1), style: 'quiet' }],
          [
            { text: item.materialNumber, style: 'strong' },
            { text: textOf(item) },
            ...(item.ownArticleNumber
              ? [
                  {
                    text: t('deliveryNote.ownArticleNumber', { number: item.ownArticleNumber }),
                    style: 'quiet' as const,
                  },
                ]
              : []),
            ...(item.remark
              ? [{ text: `${t('deliveryNote.remark')}: ${item.remark}`, style: 'quiet' as const }]
              : []),
            ...contentLines(item, language),
          ],
          [{ text: `${formats.number(item.quantity)}\u00a0${nameOf(item)}` }],
        ],
      })),
    },
  };
}

/** The content of the order units, for the count of the goods. */
function contentLines({ quantity, orderUnits }: OrderItem, language: Language): TextLine[] {
  if (orderUnits === undefined || contentOf(orderUnits) === null) return [];
  return [{ text: quantityInWords(quantity, orderUnits, language), style: 'quiet' }];
}

/** Weight and size of the parcel; empty for shippers that need neither. */
function parcelOf({ parcel }: Delivery, { t, formats }: NoteWriter): Block[] {
  const { weight, length, width, height } = parcel;
  if (weight === null || length === null || width === null || height === null) return [];
  const written = (value: number) => formats.number(value, String(value).split('.')[1]?.length ?? 0);
  const values = {
    weight: written(weight),
    length: written(length),
    width: written(width),
    height: written(height),
  };
  return [{ kind: 'text', text: t('deliveryNote.parcel', values) }];
}
