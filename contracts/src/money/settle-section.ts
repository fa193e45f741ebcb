import type { CostStage } from '../delivery/status-traits.js';
import type { AgreedCosts, Cost } from '../entities/price.js';
import { costsOfGoods } from './costs-of-goods.js';
import { type Cents, percentOf } from './cents.js';

/** Tax of one rate and reason. */
interface KeptTax {
  rate: number;
  reason: string | null;
  /** Share of the costs in its base; the rest are goods. */
  costBase: Cents;
  amount: Cents;
}

/** A delivery of a section that still has goods. */
export interface PartOfSection {
  /** A part that is not open gets no further costs; those it has may fall. */
  stage: CostStage;
  /** Weight of its remaining goods. */
  grams: number;
  /** Net, by rate and reason of its tax. */
  goods: readonly { rate: number; reason: string | null; base: Cents }[];
  costs: readonly Cost[];
  taxes: readonly KeptTax[];
}
/** The last settled part takes a cent of rounding, so an invoice keeps its tax when a packed part is cancelled. */
const stages: readonly CostStage[] = ['left', 'packed', 'open'];
const isSettled = ({ stage }: PartOfSection): boolean => stage !== 'open';
type Settled<P> = P & { costs: Cost[]; taxes: KeptTax[] };

/**
 * The costs and the tax of the rest of a section, divided among its parts: sent, packed and open ones. The first part carries
 * costs that occur once, each part the percentage of its own goods. No cost exceeds the agreed one. Shares of a percentage are
 * differences of rounded sums: they add up to the percentage of the whole, and none is a cent off.
 */
export function settleSection<P extends PartOfSection>(
  agreed: AgreedCosts | null,
  parts: readonly P[],
): Settled<P>[] {
  const inOrder = stages.flatMap((stage) => parts.filter((part) => part.stage === stage));
  const costs = agreed && dividedCosts(agreed, inOrder);
  const taxed = inOrder.map((part, index) => ({ ...part, costs: [...(costs?.[index] ?? part.costs)] }));
  const rows = kindsOf(agreed, parts).map((kind) => dividedTax(kind, inOrder, taxed, agreed));
  return taxed.map((part, index) => ({ ...part, taxes: rows.flatMap((row) => row[index] ?? []) }));
}

function dividedCosts(agreed: AgreedCosts, parts: readonly PartOfSection[]): Cost[][] {
  const together = { grams: sum(parts.map(({ grams }) => grams)), goods: sum(parts.map(goodsOf)) };
  const rules = agreed.basis ? costsOfGoods(agreed.basis, together) : [];
  const each = agreed.costs.map((limit) => {
    const { costType } = limit;
    const cost = atMost(limit, rules.find((rule) => rule.costType === costType) ?? limit, parts.length);
    const before = parts.map((part) =>
      isSettled(part)
        ? sum(part.costs.filter((one) => one.costType === costType).map(({ taxBase }) => taxBase))
        : null,
    );
    const percent = costType === 'Customs' ? agreed.basis?.customs?.percent : undefined;
    const shares =
      percent === undefined
        ? carriedByOne(cost.taxBase, parts, costType)
        : sharesOf(percent, parts.map(goodsOf), before, cost.taxBase);
    return shares.map((taxBase) => (taxBase === null ? [] : [{ ...cost, taxBase }]));
  });
  return parts.map((_, index) => each.flatMap((shares) => shares[index] ?? []));
}

/** A cost by the rules of today's goods, unless the buyer agreed to less. */
function atMost(limit: Cost, rule: Cost, parts: number): Cost {
  const madeBy = limit.madeBy && { madeBy: limit.madeBy };
  const { key, params } = rule.why;
  const wasFree = limit.taxBase === 0 && key === 'freightByWeight';
  if (rule.taxBase > limit.taxBase || wasFree) {
    const why = { key: 'costAsAgreed', params: {} };
    return { ...rule, taxBase: limit.taxBase, why, ...madeBy };
  }
  // One parcel of several carries the freight of all: its weight alone would not explain it.
  const why =
    key === 'freightByWeight' && parts > 1
      ? { key: 'freightOfParts', params: { ...params, parts } }
      : rule.why;
  return { ...rule, why, ...madeBy };
}

/** The part that has it on paper already, else the first that has nothing on paper; null for all others. */
function carriedByOne(
  amount: Cents,
  parts: readonly PartOfSection[],
  costType: Cost['costType'],
): (Cents | null)[] {
  const has = (part: PartOfSection) => part.costs.find((cost) => cost.costType === costType);
  const carrier =
    parts.find((part) => isSettled(part) && has(part)) ?? parts.find((part) => !isSettled(part));
  return parts.map((part) => {
    if (part !== carrier) return null;
    return isSettled(part) ? Math.min(amount, has(part)?.taxBase ?? 0) : amount;
  });
}

/** Each part's share of a percentage; a settled one keeps what it has as long as the whole covers it. */
function sharesOf(
  percent: number,
  bases: readonly Cents[],
  settled: readonly (Cents | null)[],
  whole: Cents,
): Cents[] {
  let given = 0;
  let base = 0;
  return bases.map((own, index) => {
    base += own;
    const kept = settled[index] ?? null;
    const share = Math.max(0, Math.min(kept ?? percentOf(base, percent) - given, whole - given));
    given += share;
    return share;
  });
}

type Kind = Pick<KeptTax, 'rate' | 'reason'>;
const same = (one: Kind, other: Kind) => one.rate === other.rate && one.reason === other.reason;

function kindsOf(agreed: AgreedCosts | null, parts: readonly PartOfSection[]): Kind[] {
  const all: Kind[] = [...parts.flatMap(({ taxes }) => taxes), ...(agreed?.tax ? [agreed.tax] : [])];
  return all.filter((kind, index) => all.findIndex((other) => same(kind, other)) === index);
}

/** A row of each part. */
function dividedTax(
  { rate, reason }: Kind,
  before: readonly PartOfSection[],
  after: readonly PartOfSection[],
  agreed: AgreedCosts | null,
): KeptTax[] {
  const rowOf = ({ taxes }: PartOfSection) => taxes.find((row) => same(row, { rate, reason }));
  const goods = after.map((part) =>
    sum(part.goods.filter((one) => same(one, { rate, reason })).map(({ base }) => base)),
  );
  const costBases = after.map((part) => {
    if (!agreed?.tax) return rowOf(part)?.costBase ?? 0;
    return same(agreed.tax, { rate, reason }) ? sum(part.costs.map(({ taxBase }) => taxBase)) : 0;
  });
  const bases = goods.map((base, index) => base + (costBases[index] ?? 0));
  const kept = keptAmounts(
    rate,
    before,
    bases,
    (part, index) => (goods[index] ?? 0) + (rowOf(part)?.costBase ?? 0),
    rowOf,
  );
  const amounts = sharesOf(rate, bases, kept, percentOf(sum(bases), rate));
  return amounts.map((amount, index) => ({ rate, reason, costBase: costBases[index] ?? 0, amount }));
}

/** The tax of settled parts, lowered where their costs fell: by as much as the rate makes of all of them together. */
function keptAmounts(
  rate: number,
  parts: readonly PartOfSection[],
  bases: readonly Cents[],
  baseBefore: (part: PartOfSection, index: number) => Cents,
  rowOf: (part: PartOfSection) => KeptTax | undefined,
): (Cents | null)[] {
  let together = sum(parts.map((part, index) => (isSettled(part) ? baseBefore(part, index) : 0)));
  return parts.map((part, index) => {
    if (!isSettled(part)) return null;
    const left = together - baseBefore(part, index) + (bases[index] ?? 0);
    const less = percentOf(together, rate) - percentOf(left, rate);
    together = left;
    return Math.max(0, (rowOf(part)?.amount ?? 0) - less);
  });
}

function goodsOf({ goods }: PartOfSection): Cents {
  return sum(goods.map(({ base }) => base));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
