import { chance } from '../chance/chance.ts';
import type { ProducerPlan, Trade } from '../people/producers.ts';
import { producersOf } from '../people/producers.ts';
import type { GroupPlan, Option, Size } from './group-plan.ts';
import { optionsInSeries } from './series-of-producers.ts';

/** One size in one option from one producer. */
export interface Offer {
  group: GroupPlan;
  size: Size;
  option: Option;
  producer: ProducerPlan;
}

function potentialOf(group: GroupPlan): number {
  return group.sizes.length * group.options.length * producersOf(group.trade).length;
}

/** Articles of each trade out of a thousand: about as a trader of cutting tools with a workshop's range. */
const perThousand: Record<Trade, number> = {
  drilling: 240,
  milling: 170,
  turning: 120,
  threading: 110,
  hand: 85,
  measuring: 75,
  clamping: 70,
  reaming: 50,
  sawing: 35,
  grinding: 35,
  fluids: 10,
};

/** A size that every trader of the group has: no tenth between two halves of a drill's millimetre. */
export const isOrdinary = ({ rank }: Size): boolean => rank < 0.6;

/**
 * Distributes a number: each taker gets its minimum, the rest by weight and at most its capacity; the
 * excess goes to the others.
 */
function shareOut(
  wanted: number,
  takers: readonly { readonly least: number; readonly capacity: number; readonly weight: number }[],
): number[] {
  const most = takers.reduce((sum, { capacity }) => sum + capacity, 0);
  if (wanted > most) throw new RangeError(`the tables hold ${most} articles, ${wanted} were asked for`);
  const allLeast = takers.reduce((sum, { least }) => sum + least, 0);
  // A small catalogue scales all minimums down by the same factor.
  const part = allLeast === 0 ? 0 : Math.min(1, (0.8 * wanted) / allLeast);
  const result = takers.map(({ least, capacity }) =>
    Math.min(capacity, Math.max(1, Math.floor(least * part))),
  );
  let left = wanted - result.reduce((sum, count) => sum + count, 0);
  for (let round = 0; left > 0; round += 1) {
    const open = takers.map(({ capacity, weight }, index) => ((result[index] ?? 0) < capacity ? weight : 0));
    const total = open.reduce((sum, weight) => sum + weight, 0);
    const batch = left;
    for (const [index, { capacity }] of takers.entries()) {
      const share = Math.max(
        round === 0 ? 1 : Number(round > 8),
        Math.floor((batch * (open[index] ?? 0)) / total),
      );
      const taken = Math.min(capacity - (result[index] ?? 0), left, share);
      result[index] = (result[index] ?? 0) + taken;
      left -= taken;
    }
  }
  return result;
}

/**
 * Twist drills 6.8 mm of the two producers with demo accounts: documents, videos and price rules refer to
 * them.
 */
const isAlwaysThere = ({ group, size, option, producer }: Offer): boolean =>
  group.groupId === 'spiralbohrer-din-338-n-hss-e' &&
  size.label.de === '6,8 mm' &&
  option.code === '' &&
  ['Kerbwerk', 'Alpspan'].includes(producer.name);

/** Share of a group's articles for popular options, from as many producers as possible. */
const shareOfPopular = 0.4;
/** Share after which every size exists once; the rest are further offers for comparison. */
const shareOfSizes = 0.85;

interface Quota {
  count: number;
  /** Series per producer, so that this many articles have distinct names. */
  series: number;
}

/**
 * Articles per group out of `wanted`: each trade has its share, within it broad and popular groups get
 * more. Trades with fewer standard articles than their share get several series per producer.
 */
function quotas(groups: readonly GroupPlan[], wanted: number): Map<GroupPlan, Quota> {
  const byTrade = [...Map.groupBy(groups, ({ trade }) => trade)];
  const ofTrades = shareOut(
    wanted,
    byTrade.map(([trade]) => ({ least: 0, capacity: wanted, weight: perThousand[trade] })),
  );
  return new Map(
    byTrade.flatMap(([, members], index) => {
      const ofTrade = ofTrades[index] ?? 0;
      const series = Math.ceil(ofTrade / members.reduce((sum, group) => sum + potentialOf(group), 0));
      const takers = members.map((group) => ({
        least: Math.ceil(group.sizes.filter(isOrdinary).length / shareOfSizes),
        capacity: potentialOf(group) * series,
        weight: potentialOf(group) ** 0.6 * (group.popularity ?? 1),
      }));
      const counts = shareOut(ofTrade, takers);
      return members.map((group, at) => [group, { count: counts[at] ?? 0, series }] as const);
    }),
  );
}

/** The best candidates of a group; `candidates` has them best first. */
function chooseInGroup(candidates: readonly Candidate[], count: number): Set<Candidate> {
  const chosen = new Set<Candidate>();
  const add = (more: readonly Candidate[], upTo: number): void => {
    for (const candidate of more) {
      if (chosen.size >= upTo) return;
      chosen.add(candidate);
    }
  };
  const named = candidates.filter(({ offer }) => isAlwaysThere(offer));
  add(named, count);
  const popular = candidates.filter(({ offer: { size, option } }) => size.rank + (option.rank ?? 0) < 0);
  const ordinarySizes = new Set(candidates.map(({ offer }) => offer.size).filter(isOrdinary));
  const spare = Math.max(count - ordinarySizes.size, Math.floor(count * (1 - shareOfSizes)));
  add(popular, Math.min(Math.floor(count * shareOfPopular), spare));
  const sizes = new Set([...chosen].map(({ offer }) => offer.size));
  const firstOfSize = candidates.filter(({ offer: { size } }) => !sizes.has(size) && sizes.add(size));
  const finer = firstOfSize.filter(({ offer }) => !isOrdinary(offer.size));
  add(
    firstOfSize.filter(({ offer }) => isOrdinary(offer.size)),
    count,
  );
  add(finer, Math.max(chosen.size, Math.floor(count * shareOfSizes)));
  add(candidates, count);
  return chosen;
}

interface Candidate {
  readonly key: number;
  readonly offer: Offer;
}

/**
 * Selects the articles. Common sizes come first, each from several producers for comparison; some
 * producers offer full ranges, others only popular sizes.
 */
export function chooseOffers(groups: readonly GroupPlan[], wanted: number): Offer[] {
  const quotaOf = quotas(groups, wanted);
  return groups.flatMap((group) => {
    const { count, series } = quotaOf.get(group) ?? { count: 0, series: 1 };
    const candidates = candidatesOf(group, optionsInSeries(group.options, series));
    const best = [...candidates].sort((a, b) => a.key - b.key);
    const chosen = chooseInGroup(best, count);
    return candidates.filter((candidate) => chosen.has(candidate)).map(({ offer }) => offer);
  });
}

function candidatesOf(group: GroupPlan, options: readonly Option[]): Candidate[] {
  const producers = producersOf(group.trade).map((producer) => ({
    producer,
    breadth: 0.25 + 1.3 * chance(`breadth ${producer.name} ${group.groupId}`),
  }));
  return group.sizes.flatMap((size) =>
    options.flatMap((option) => {
      const common =
        size.rank + (option.rank ?? 0) + 0.5 * chance(`${group.groupId} ${size.code} ${option.code}`);
      return producers.map(({ producer, breadth }) => {
        const own = 0.4 * chance(`${producer.name} ${group.groupId} ${size.code} ${option.code}`);
        return {
          key: common * (common > 0 ? breadth : 1) + own,
          offer: { group, size, option, producer },
        };
      });
    }),
  );
}
