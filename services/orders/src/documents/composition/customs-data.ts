import type { Block } from '@werkbank/contracts/documents';
import { type Delivery, liveItems, type OrderItem } from '../../order/index.js';
import { contentLines, ownLines, quantityOf, textOf, type Writer } from '../content/delivery-rows.js';
import { fill } from '../content/words.js';

/** Customs data of an export: the goods, their origin, weight and value. */
export function customsBlocks(writer: Writer, delivery: Delivery): Block[] {
  const { words, formats, content } = writer;
  const { customsData, columns } = words;
  const items = liveItems(delivery);
  const grams = (item: OrderItem) => item.unitWeight * item.quantity;
  const kilograms = (weight: number) => formats.number(weight / 1000, 3);
  const value = items.reduce((sum, { price }) => sum + price.taxBase, 0);
  const weight = items.reduce((sum, item) => sum + grams(item), 0);
  const complete = items.every(({ tariffNumber, originCountry }) => tariffNumber && originCountry);
  const { parcel } = delivery;
  return [
    {
      kind: 'table',
      table: {
        columns: [
          { label: columns.article, width: 'rest', align: 'left' },
          { label: customsData.tariff, width: 70, align: 'left' },
          { label: customsData.origin, width: 62, align: 'left' },
          { label: columns.quantity, width: 52, align: 'right' },
          { label: customsData.weight, width: 52, align: 'right' },
          { label: fill(customsData.value, { currency: content.head.currency }), width: 74, align: 'right' },
        ],
        rows: [
          ...items.map((item) => ({
            kind: 'item' as const,
            cells: [
              [
                { text: item.materialNumber, style: 'strong' as const },
                { text: textOf(writer, item) },
                ...ownLines(writer, item),
                ...contentLines(writer, item),
              ],
              [{ text: item.tariffNumber ?? customsData.unknown }],
              [{ text: item.originCountry ? formats.country(item.originCountry) : customsData.unknown }],
              [{ text: quantityOf(writer, item) }],
              [{ text: kilograms(grams(item)) }],
              [{ text: formats.amount(item.price.taxBase) }],
            ],
          })),
          {
            kind: 'item' as const,
            cells: [
              [{ text: customsData.total, style: 'strong' as const }],
              [],
              [],
              [],
              [{ text: kilograms(weight), style: 'strong' as const }],
              [{ text: formats.amount(value), style: 'strong' as const }],
            ],
          },
        ],
      },
    },
    ...(parcel.weight === null
      ? []
      : [
          {
            kind: 'text' as const,
            text: fill(customsData.parcel, {
              weight: formats.number(parcel.weight, 3),
              length: formats.number(parcel.length ?? 0),
              width: formats.number(parcel.width ?? 0),
              height: formats.number(parcel.height ?? 0),
            }),
          },
        ]),
    ...(complete ? [] : [{ kind: 'text' as const, text: customsData.incomplete, style: 'quiet' as const }]),
  ];
}
