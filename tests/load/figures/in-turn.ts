/** Durations in milliseconds by name, in order. */
export type Times<K extends string> = Readonly<Record<K, readonly number[]>>;

/** A measured action; it may return a cleanup function. */
type Way = () => Promise<void | (() => Promise<unknown>)>;

/**
 * Runs the actions in turn, so that other load on the machine affects all alike. The first one changes from turn to turn, because
 * it may meet colder caches.
 */
export async function inTurn<K extends string>(
  turns: number,
  ways: Readonly<Record<K, (turn: number) => Promise<Way>>>,
): Promise<Times<K>> {
  const names = Object.keys(ways) as K[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let turn = 0; turn < turns; turn++) {
    for (let place = 0; place < names.length; place++) {
      const name = names[(turn + place) % names.length]!;
      // Preparation, such as solving a captcha, is not measured.
      const way = await ways[name](turn);
      const began = performance.now();
      const tidyUp = await way();
      times[name].push(performance.now() - began);
      await tidyUp?.();
    }
  }
  return times;
}

/** Cuts values into consecutive rounds of equal length. */
export function rounds(values: readonly number[], count: number): number[][] {
  const length = Math.floor(values.length / count);
  return Array.from({ length: count }, (_, round) => values.slice(round * length, (round + 1) * length));
}
