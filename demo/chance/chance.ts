/** Called some hundred million times: looking it up each time takes longer than the multiplication. */
const { imul } = Math;

/**
 * Chance without a sequence: every draw is a pure function of its key. Adding an article or a producer
 * changes none of the others, and the same key gives the same value on every machine.
 */
export function chance(key: string): number {
  let hash = 2166136261;
  for (let index = 0; index < key.length; index += 1) {
    hash = imul(hash ^ key.charCodeAt(index), 16777619);
  }
  // FNV leaves neighbours close together; these shifts spread them over the whole range.
  hash = imul(hash ^ (hash >>> 16), 2246822507);
  hash = imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** A whole number from `low` to `high`, both included. */
export function chanceBetween(key: string, low: number, high: number): number {
  return low + Math.floor(chance(key) * (high - low + 1));
}

export function chanceOf<T>(key: string, choices: readonly T[]): T {
  const choice = choices[Math.floor(chance(key) * choices.length)];
  if (choice === undefined) throw new RangeError(`nothing to choose from for ${key}`);
  return choice;
}
