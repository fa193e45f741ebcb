import type { CheckoutOrder, DraftSection } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { checkQuantity } from '@werkbank/contracts/quantities';
import type { QueryAnswer } from '@werkbank/contracts/queries';
import { taxLines } from '@werkbank/contracts/money';
import { latestDay, sectionParts } from './section-parts.js';
import { chooseShipper, type CostRules, costsAndBasis, isExport } from '../../cost-rules/index.js';

export type Quote = QueryAnswer<'catalog.quote-prices'>;
type QuotedItem = Quote['items'][number];

export interface DraftInput {
  order: CheckoutOrder;
  quote: Quote;
  /** Country code of the shipping address; for collection that of the goods. */
  destination: string;
  rules: CostRules;
  /** Producers that bring their goods themselves. */
  customShippingProducers: ReadonlySet<number>;
}

/** The lines of an order in the order in which its quote is asked for, as catalog needs them. */
export function orderLines(order: CheckoutOrder) {
  return order.orderSections.flatMap((section) =>
    section.items.map(({ articleId, quantity }) => ({
      articleId,
      quantity,
      dispatchLocationId: section.dispatchLocationId,
    })),
  );
}

/** Sections with all figures, or the first reason why the order cannot be placed as it stands. */
export function composeSections(input: DraftInput): DraftSection[] | Refusal {
  // Without a tax rate nothing has a price, and that is not the articles' fault.
  if (input.quote.items.some((item) => item.dispatchLocation && !costTaxOf(item, input.quote))) {
    return refuse('DELIVERY_COUNTRY_NOT_SERVED', { params: { country: input.destination } });
  }
  const unavailable = input.quote.items.findIndex((item) => !isOrderable(item));
  if (unavailable >= 0) {
    return refuse('ARTICLE_NO_LONGER_AVAILABLE', {
      params: { materialNumber: input.quote.items[unavailable]?.materialNumber ?? '' },
      field: `items.${unavailable}`,
    });
  }
  const misfit = refuseMisfit(input.quote.items);
  if (misfit) return misfit;
  const groups = new Map<number, QuotedItem[]>();
  for (const item of input.quote.items) {
    const location = item.dispatchLocation?.id ?? 0;
    groups.set(location, [...(groups.get(location) ?? []), item]);
  }
  const sections: DraftSection[] = [];
  for (const items of groups.values()) {
    const section = composeSection(items, input);
    if (isRefusal(section)) return section;
    sections.push(section);
  }
  return sections;
}

/** The first quantity that cannot be ordered, with the next one that can. */
function refuseMisfit(items: readonly QuotedItem[]): Refusal | undefined {
  for (const [index, { materialNumber, quantity, orderUnits }] of items.entries()) {
    const misfit = checkQuantity(quantity, orderUnits);
    if (!orderUnits || !misfit) continue;
    const { minQuantity: min, quantityInterval: interval } = orderUnits;
    return refuse(misfit.why === 'belowMinimum' ? 'QUANTITY_BELOW_MINIMUM' : 'QUANTITY_OFF_INTERVAL', {
      params: { materialNumber, min, interval, next: misfit.next },
      field: `items.${index}.quantity`,
    });
  }
  return undefined;
}

function costTaxOf({ dispatchLocation }: QuotedItem, { costTax }: Quote) {
  return costTax.find((tax) => tax.dispatchLocationId === dispatchLocation?.id);
}

function isOrderable(item: QuotedItem): boolean {
  return item.notAvailableReason === null && item.price !== null && item.dispatchLocation !== null;
}

function composeSection(items: QuotedItem[], input: DraftInput): DraftSection | Refusal {
  const [first] = items;
  const costTax = first && costTaxOf(first, input.quote);
  if (!first?.dispatchLocation || !costTax || first.producerId === null || first.producerCompanyId === null) {
    throw new Error('a section has at least one item that can be ordered');
  }
  const { order, rules } = input;
  const lines = items.map((item) => ({ ...item, price: priceOf(item) }));
  const goods = lines.reduce((sum, line) => sum + line.price.taxBase, 0);
  const shipment = {
    from: first.dispatchLocation.country,
    to: order.selfCollection ? first.dispatchLocation.country : input.destination,
    selfCollection: order.selfCollection,
    customShipping: input.customShippingProducers.has(first.producerId),
    grams: items.reduce((sum, item) => sum + item.unitWeight * item.quantity, 0),
    goods,
    currency: order.orderCurrency,
    exchangeRatios: input.quote.exchangeRatios,
  };
  const shipper = chooseShipper(rules, shipment);
  const found = costsAndBasis(rules, shipment, shipper);
  if (!found) {
    return refuse('CURRENCY_NOT_OFFERED', {
      field: 'orderCurrency',
      params: { currency: order.orderCurrency },
    });
  }
  const { costs, basis: costBasis } = found;
  const parts = order.deliverInParts ? sectionParts(items) : undefined;
  const taxedBy = costTax.madeBy && { madeBy: costTax.madeBy };
  const costSum = costs.reduce((sum, cost) => sum + cost.taxBase, 0);
  const amountOf = (type: (typeof costs)[number]['costType']) =>
    costs.find((cost) => cost.costType === type)?.taxBase ?? 0;
  return {
    producerId: first.producerId,
    producerName: first.producerName,
    producerCompanyId: first.producerCompanyId,
    dispatchLocation: first.dispatchLocation,
    shipper,
    isExport: isExport(rules, shipment),
    plannedShipmentDate: latestDay(items),
    plannedShipmentFromStock: items.every((item) => item.plannedShipmentFromStock),
    ...(parts && { parts }),
    items: lines.map((line) => ({
      articleId: line.articleId,
      materialNumber: line.materialNumber,
      ...(line.ownArticleNumber && { ownArticleNumber: line.ownArticleNumber }),
      articleText: line.articleText,
      ...(line.articleTexts && { articleTexts: line.articleTexts }),
      quantity: line.quantity,
      ...remarkOn(line.articleId, order),
      ...(line.orderUnits && { orderUnits: line.orderUnits }),
      price: line.price,
      taxReason: line.taxReason,
      unitWeight: line.unitWeight,
      tariffNumber: line.tariffNumber ?? null,
      originCountry: line.originCountry ?? null,
    })),
    costs,
    freight: amountOf('Freight'),
    customsHandling: amountOf('CustomsHandling'),
    customs: amountOf('Customs'),
    taxes: taxLines([
      ...lines.map((line) => ({
        rate: line.price.taxRate,
        reason: line.taxReason,
        base: line.price.taxBase,
        ...(line.price.taxRate === costTax.rate && line.taxReason === costTax.reason && taxedBy),
      })),
      { rate: costTax.rate, reason: costTax.reason, base: costSum, ...taxedBy },
    ]),
    taxBase: goods + costSum,
    costBasis,
  };
}

/** An order names an article once. */
function remarkOn(articleId: string, { orderSections }: CheckoutOrder): { remark?: string } {
  const items = orderSections.flatMap((section) => section.items);
  const remark = items.find((item) => item.articleId === articleId)?.remark;
  return remark === undefined ? {} : { remark };
}

function priceOf(item: QuotedItem) {
  if (!item.price) throw new Error(`article ${item.articleId} has no price`);
  return item.price;
}
