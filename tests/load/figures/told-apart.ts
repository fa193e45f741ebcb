import { median } from './spread.ts';

const shuffles = 2_000;

/**
 * Permutation test: the share of random divisions of the same values whose medians differ at least as much. Distinguishable
 * series come close to 0.
 */
export function chanceOfMedians(
  one: readonly number[],
  other: readonly number[],
  random: () => number = Math.random,
): number {
  const apart = (a: readonly number[], b: readonly number[]) => Math.abs(median(a) - median(b));
  const found = apart(one, other);
  const all = [...one, ...other];
  let asFar = 0;
  for (let dealt = 0; dealt < shuffles; dealt++) {
    for (let last = all.length - 1; last > 0; last--) {
      const place = Math.floor(random() * (last + 1));
      [all[last], all[place]] = [all[place]!, all[last]!];
    }
    if (apart(all.slice(0, one.length), all.slice(one.length)) >= found) asFar++;
  }
  return (asFar + 1) / (shuffles + 1);
}
