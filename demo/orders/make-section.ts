import { type DeliveryStatus, isPacked } from '@werkbank/contracts/delivery';
import { percentOf } from '@werkbank/contracts/money';
import { workingDayFrom } from '@werkbank/contracts/calendar';
import { chanceBetween, chanceOf } from '../chance/chance.ts';
import { companyIdOf, dispatchLocationIdOf, producerPlans } from '../people/producers.ts';
import { priceLine, taxRates } from '../prices/price-line.ts';
import type { Currency, DemoAddress, DemoCompany } from '../shapes.ts';
import type { DemoArticle } from '../shapes-catalog.ts';
import type { DemoOrderItem, DemoSection } from '../shapes-orders.ts';
import type { Numbers, OrderContext } from './order-context.ts';
import { mrnNumber, orderAddress } from './order-context.ts';
import type { SectionScript } from './order-scripts.ts';
import { costsOf, isExport, shipperOf } from './section-costs.ts';

export interface SectionRequest {
  key: string;
  plan: SectionScript;
  currency: Currency;
  destination: DemoAddress;
  company: DemoCompany;
  createdOn: Date;
  selfCollection: boolean;
}

export function makeSection(request: SectionRequest, context: OrderContext, numbers: Numbers): DemoSection {
  const { key, plan, currency, destination, createdOn, selfCollection } = request;
  const producer = producerPlans.find(({ id }) => id === plan.producerId);
  if (!producer) throw new Error(`there is no producer ${plan.producerId}`);
  // The producer's company in the buyer's country delivers if there is one.
  const wanted = destination.country === 'DE' ? 'DE' : 'CH';
  const origin = (wanted === 'DE' ? producer.germany : producer.switzerland)
    ? wanted
    : producer.germany
      ? 'DE'
      : 'CH';
  const dispatch = context.admin.addresses.find(({ id }) => id === dispatchLocationIdOf(producer.id, origin));
  if (!dispatch) throw new Error(`${producer.name} ships from nowhere`);
  const deliveryId = numbers.nextDelivery();
  const items = itemsOf(request, context, companyIdOf(producer.id, origin), numbers);
  const live = items.filter((item) => !item.cancelled);
  const goods = live.reduce((sum, item) => sum + item.price.taxBase, 0);
  const grams = live.reduce((sum, item) => sum + item.unitWeight * item.quantity, 0);
  const shipment = {
    from: origin,
    to: destination.country,
    selfCollection,
    customShipping: producer.customShipping,
    grams,
    goods,
    currency,
  } as const;
  const shipper = shipperOf(shipment);
  const exported = isExport(shipment);
  const costs = costsOf(shipment, shipper);
  const ready = isPacked(plan.status);
  const unmeasured = shipper === 'custom' || shipper === 'selfCollection';
  const side = (name: string, low: number, high: number) =>
    ready ? (unmeasured ? 1 : chanceBetween(`${name} ${key}`, low, high)) : null;
  return {
    deliveryId,
    parentDeliveryId: null,
    producerCompanyId: companyIdOf(producer.id, origin),
    producerId: producer.id,
    producerName: producer.name,
    dispatchLocation: orderAddress(dispatch),
    status: plan.status,
    shipper,
    isExport: exported,
    ...plannedShipment(request, context.now),
    weight: ready ? (unmeasured ? 1 : Math.max(0.1, Math.round(grams * 1.08) / 1000)) : null,
    length: side('length', 20, 60),
    width: side('width', 15, 40),
    height: side('height', 8, 30),
    mrnNumber: ready && exported ? mrnNumber(key, createdOn.getUTCFullYear()) : null,
    customsDeclarationFile: ready && exported ? 'documents/customs-declaration.pdf' : null,
    costs,
    ...dueOf(items, costs, plan.status, taxRates[destination.country]),
    items,
  };
}

/** Net amount without cancelled items; a cancelled section costs nothing. */
function dueOf(
  items: readonly DemoOrderItem[],
  costs: DemoSection['costs'],
  status: DeliveryStatus,
  rate: number,
): Pick<DemoSection, 'taxBase' | 'taxes'> {
  if (status === 'Cancelled') return { taxBase: 0, taxes: [] };
  const goods = items.filter((item) => !item.cancelled).reduce((sum, item) => sum + item.price.taxBase, 0);
  const taxBase = goods + costs.reduce((sum, cost) => sum + cost.taxBase, 0);
  return { taxBase, taxes: [{ rate, reason: null, base: taxBase, amount: percentOf(taxBase, rate) }] };
}

function isoDate(from: Date, days: number): string {
  return new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The day itself or the Monday after it; the demo knows no holidays. */
function workingDay(day: string): string {
  return workingDayFrom(day, { weekdays: [1, 2, 3, 4, 5], closedDays: new Set() });
}

function plannedShipment(
  { key, plan, createdOn }: SectionRequest,
  now: Date,
): Pick<DemoSection, 'plannedShipmentDate' | 'plannedShipmentFromStock' | 'originalPlannedShipmentInfo'> {
  const gone = ['Sent', 'PartiallyDelivered', 'Delivered', 'Cancelled'].includes(plan.status);
  if (plan.isLate) {
    return {
      plannedShipmentDate: workingDay(isoDate(now, -chanceBetween(`late ${key}`, 4, 8))),
      plannedShipmentFromStock: false,
      originalPlannedShipmentInfo: null,
    };
  }
  const original = { plannedShipmentDate: workingDay(isoDate(createdOn, 1)), plannedShipmentFromStock: true };
  if (plan.status === 'Proposed') {
    return {
      plannedShipmentDate: workingDay(isoDate(now, chanceBetween(`new date ${key}`, 6, 18))),
      plannedShipmentFromStock: false,
      originalPlannedShipmentInfo: original,
    };
  }
  // Deliveries still under way are never late unless the script makes them so.
  const waits = !gone && original.plannedShipmentDate <= isoDate(now, 0);
  return waits
    ? {
        plannedShipmentDate: workingDay(isoDate(now, chanceBetween(`date ${key}`, 1, 9))),
        plannedShipmentFromStock: false,
        originalPlannedShipmentInfo: null,
      }
    : { ...original, originalPlannedShipmentInfo: null };
}

function itemsOf(
  request: SectionRequest,
  context: OrderContext,
  producerCompanyId: number,
  numbers: Numbers,
): DemoOrderItem[] {
  const { key, plan, currency, destination, company } = request;
  const offered = context.articles.get(plan.producerId) ?? [];
  const chosen = new Map<string, DemoArticle>();
  for (let attempt = 0; chosen.size < Math.min(plan.lines, offered.length); attempt += 1) {
    const article = chanceOf(`article ${key} ${attempt}`, offered);
    chosen.set(article.articleId, article);
  }
  return [...chosen.values()].map((article, index): DemoOrderItem => {
    const quantity = chanceOf(
      `quantity ${key} ${index}`,
      article.listPrice > 8000 ? [1, 2, 3] : article.listPrice > 2000 ? [1, 2, 5, 10] : [5, 10, 12, 20, 50],
    );
    const cancelled = plan.status === 'Cancelled' || (plan.hasCancelledItem === true && index === 0);
    const platformMargin =
      context.admin.producers.find(({ id }) => id === plan.producerId)?.platformMargin ?? 0;
    const received =
      plan.status === 'Delivered'
        ? quantity
        : plan.status === 'PartiallyDelivered' && index === 0
          ? Math.ceil(quantity / 2)
          : 0;
    return {
      id: numbers.nextItem(),
      parentItemId: null,
      articleId: article.articleId,
      materialNumber: article.materialNumber,
      articleText: article.text.de,
      articleTexts: article.text,
      unit: article.unit.de,
      unitWeight: article.weightGrams,
      tariffNumber: article.tariffNumber,
      originCountry: article.originCountry,
      quantity,
      deliveredQuantity: received,
      cancelled,
      price: priceLine(context.rules, {
        article,
        producerCompanyId,
        platformMargin,
        customerCompanyId: company.id,
        deliveryCountry: destination.country,
        currency,
        quantity,
      }),
    };
  });
}

/** Splits the last item off into a separate delivery; the costs stay with the parent. */
export function withoutSplitItem(
  section: DemoSection,
  deliveryId: number,
): [parent: DemoSection, child: DemoSection] {
  const rate = section.taxes[0]?.rate ?? 0;
  const kept = section.items.slice(0, -1);
  const moved = section.items.slice(-1);
  return [
    { ...section, items: kept, ...dueOf(kept, section.costs, section.status, rate) },
    {
      ...section,
      deliveryId,
      parentDeliveryId: section.deliveryId,
      items: moved,
      costs: [],
      ...dueOf(moved, [], section.status, rate),
    },
  ];
}
