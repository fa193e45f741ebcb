import { chance } from '../chance/chance.ts';
import type { ProducerPlan } from '../people/producers.ts';
import { producersOf } from '../people/producers.ts';
import type { GroupPlan, Option, Size } from './group-plan.ts';

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

/** How many articles each group gets of `wanted`: broad and popular groups more, none beyond what it could have. */
function quotas(groups: readonly GroupPlan[], wanted: number): number[] {
  const potentials = groups.map(potentialOf);
  const most = potentials.reduce((sum, potential) => sum + potential, 0);
  if (wanted > most) throw new RangeError(`the tables hold ${most} articles, ${wanted} were asked for`);
  const weights = groups.map((group, index) => (potentials[index] ?? 0) ** 0.6 * (group.popularity ?? 1));
  const result = groups.map(() => 0);
  let left = wanted;
  // Groups that are full pass what they could not take on to the others.
  for (let round = 0; left > 0; round += 1) {
    const open = result.map((count, index) => (count < (potentials[index] ?? 0) ? (weights[index] ?? 0) : 0));
    const total = open.reduce((sum, weight) => sum + weight, 0);
    const batch = left;
    for (let index = 0; index < groups.length && left > 0; index += 1) {
      const room = (potentials[index] ?? 0) - (result[index] ?? 0);
      const share = Math.max(
        round === 0 ? 1 : Number(round > 8),
        Math.floor((batch * (open[index] ?? 0)) / total),
      );
      const taken = Math.min(room, left, share);
      result[index] = (result[index] ?? 0) + taken;
      left -= taken;
    }
  }
  return result;
}

/**
 * Which articles there are. Common sizes come first, the same sizes with several producers, so that there is something
 * to compare; some producers carry full ranges, others only what sells.
 */
export function chooseOffers(groups: readonly GroupPlan[], wanted: number): Offer[] {
  const counts = quotas(groups, wanted);
  return groups.flatMap((group, index) => {
    const producers = producersOf(group.trade).map((producer) => ({
      producer,
      breadth: 0.25 + 1.3 * chance(`breadth ${producer.name} ${group.groupId}`),
    }));
    const candidates: { key: number; offer: Offer }[] = [];
    for (const size of group.sizes) {
      for (const option of group.options) {
        const common =
          size.rank + (option.rank ?? 0) + 0.5 * chance(`${group.groupId} ${size.code} ${option.code}`);
        for (const { producer, breadth } of producers) {
          const own = 0.4 * chance(`${producer.name} ${group.groupId} ${size.code} ${option.code}`);
          candidates.push({
            key: common * (common > 0 ? breadth : 1) + own,
            offer: { group, size, option, producer },
          });
        }
      }
    }
    const chosen = new Set([...candidates].sort((a, b) => a.key - b.key).slice(0, counts[index]));
    return candidates.filter((candidate) => chosen.has(candidate)).map(({ offer }) => offer);
  });
}
