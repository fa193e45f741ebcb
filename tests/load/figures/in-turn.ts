/** How long each of several ways took, in milliseconds, by name and in the order of the tries. */
export type Times<K extends string> = Readonly<Record<K, readonly number[]>>;

/** Goes a way; what it answers tidies up behind it. */
type Way = () => Promise<void | (() => Promise<unknown>)>;

/**
 * Goes each way in turn, again and again: whatever else the machine does at a time falls upon all alike. Who comes first
 * changes from turn to turn, for the first one may find things colder than the second.
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
      // What has to be there first, such as a solved puzzle, is not measured.
      const way = await ways[name](turn);
      const began = performance.now();
      const tidyUp = await way();
      times[name].push(performance.now() - began);
      await tidyUp?.();
    }
  }
  return times;
}

/** Cut into rounds, one after the other, of equal length. */
export function rounds(values: readonly number[], count: number): number[][] {
  const length = Math.floor(values.length / count);
  return Array.from({ length: count }, (_, round) => values.slice(round * length, (round + 1) * length));
}
