import { costStageOf } from '@werkbank/contracts/delivery';
import type { Delivery, OrderItem, SalesOrder, TaxLine, Totals } from '@werkbank/contracts/entities';
import { type PartOfSection, settleSection, sumTaxLines } from '@werkbank/contracts/money';
import { liveItems } from '../../order/items';
import { mayCancel, type ReleaseDraft } from './release-draft';

type Sections = SalesOrder['sections'];

/** The deliveries with their costs after the decision, by the service's own rule; unchanged ones are the same objects. */
export function deliveriesAfterSending(sections: Sections, draft: ReleaseDraft): Delivery[] {
  const reduced = sections.filter((delivery) => goneItems(delivery, draft).length > 0);
  const roots = new Set(reduced.map((delivery) => orderedAs(sections, delivery)));
  const changed = [...roots].flatMap((root) =>
    sectionAfterSending(
      sections.filter((delivery) => orderedAs(sections, delivery) === root),
      root,
      draft,
    ),
  );
  return sections.map((delivery) => changed.find(({ id }) => id === delivery.id) ?? delivery);
}

function goneItems(delivery: Delivery, draft: ReleaseDraft): OrderItem[] {
  return mayCancel(delivery) ? liveItems(delivery).filter(({ id }) => draft.cancelled.includes(id)) : [];
}

/** The delivery that was ordered, of which this one is a part. */
function orderedAs(sections: Sections, delivery: Delivery): number {
  const parent = sections.find(({ id }) => id === delivery.parentDeliveryId);
  return parent ? orderedAs(sections, parent) : delivery.id;
}

function sectionAfterSending(all: readonly Delivery[], root: number, draft: ReleaseDraft): Delivery[] {
  const living = all
    .filter((delivery) => liveItems(delivery).length > goneItems(delivery, draft).length)
    .sort((one, other) => one.id - other.id);
  const agreed = all.find(({ id }) => id === root)?.agreedCosts ?? null;
  const settled = settleSection(
    agreed,
    living.map((delivery) => partOf(delivery, goneItems(delivery, draft))),
  );
  return all.map((delivery) => {
    const part = settled.find(({ id }) => id === delivery.id);
    return part ? withPart(delivery, part) : withPart(delivery, { costs: [], taxes: [], goods: [] });
  });
}

function partOf(delivery: Delivery, gone: readonly OrderItem[]): PartOfSection & { id: number } {
  const live = liveItems(delivery);
  const left = live.filter((item) => !gone.includes(item));
  const { taxes } = delivery;
  return {
    id: delivery.id,
    stage: costStageOf(delivery.status),
    grams: sum(left.map(({ unitWeight = 0, quantity }) => unitWeight * quantity)),
    goods: taxes.map((line, at) => ({ ...kindOf(line), base: goodsOf(left, taxes, at) })),
    costs: delivery.deliveryCosts,
    taxes: taxes.map((line, at) => ({
      ...kindOf(line),
      costBase: line.base - goodsOf(live, taxes, at),
      amount: line.amount,
    })),
  };
}

const kindOf = ({ rate, reason }: TaxLine) => ({ rate, reason });

/** An item does not say which of two lines of its rate it belongs to; lines of one rate and two reasons are rare. */
function goodsOf(items: readonly OrderItem[], taxes: readonly TaxLine[], at: number): number {
  const rate = taxes[at]?.rate;
  if (taxes.findIndex((line) => line.rate === rate) !== at) return 0;
  return sum(items.filter(({ price }) => price.taxRate === rate).map(({ price }) => price.taxBase));
}

function withPart(
  delivery: Delivery,
  { costs, taxes, goods }: Pick<PartOfSection, 'costs' | 'taxes' | 'goods'>,
): Delivery {
  const costOf = (type: string) =>
    sum(costs.filter(({ costType }) => costType === type).map(({ taxBase }) => taxBase));
  const bases = taxes.map(
    ({ rate, reason, costBase }) =>
      costBase +
      sum(goods.filter((one) => one.rate === rate && one.reason === reason).map(({ base }) => base)),
  );
  return {
    ...delivery,
    deliveryCosts: [...costs],
    freight: costOf('Freight'),
    customsHandling: costOf('CustomsHandling'),
    customs: costOf('Customs'),
    taxes: taxes
      .map(({ rate, reason, amount }, at) => ({ rate, reason, base: bases[at] ?? 0, amount }))
      .filter(({ base, amount }) => base !== 0 || amount !== 0),
    taxBase: sum(bases),
  };
}

/** The totals of the order after the decision. */
export function totalsAfterSending({ sections, totals }: SalesOrder, draft: ReleaseDraft): Totals {
  const next = deliveriesAfterSending(sections, draft);
  if (next.every((delivery, at) => delivery === sections[at])) return totals;
  const total = (of: (delivery: Delivery) => number) => sum(next.map(of));
  const [freight, customsHandling, customs] = [
    total((delivery) => delivery.freight),
    total((delivery) => delivery.customsHandling),
    total((delivery) => delivery.customs),
  ];
  const taxBase = total((delivery) => delivery.taxBase);
  const taxes = sumTaxLines(next.flatMap((delivery) => delivery.taxes));
  const tax = sum(taxes.map(({ amount }) => amount));
  return {
    ...totals,
    goods: taxBase - freight - customsHandling - customs,
    freight,
    customsHandling,
    customs,
    taxBase,
    taxes,
    tax,
    total: taxBase + tax,
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
