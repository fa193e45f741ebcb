/** Allowed typing errors in a word of this length: short words resemble too many others. */
export function allowedErrors(word: string, isLastTry = false): number {
  const usual = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  return isLastTry && word.length > 4 ? usual + 1 : usual;
}

/** The words in the catalogue that were most likely meant. */
export function likelyMeant(typed: string, known: readonly string[], isLastTry = false): string[] {
  const allowed = allowedErrors(typed, isLastTry);
  const near = known
    .map((word) => ({ word, errors: typingErrors(typed, word, allowed) }))
    .filter(({ errors }) => errors <= allowed);
  const fewest = Math.min(...near.map(({ errors }) => errors));
  return near.filter(({ errors }) => errors === fewest).map(({ word }) => word);
}

/**
 * Letters missing, added, wrong or swapped with their neighbour (optimal string alignment); the beginning of a longer word counts
 * as the word. More than the allowed ones count as infinitely many.
 */
function typingErrors(typed: string, word: string, allowed: number): number {
  const shortest = typed.length - allowed;
  const longest = Math.min(word.length, typed.length + allowed);
  if (longest < shortest) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  // Errors between what was read of the typed word and each beginning of the word.
  let last = Array.from({ length: longest + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let fewest = row;
    for (let column = 1; column <= longest; column++) {
      const same = typed[row - 1] === word[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1]
      ) {
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(least);
      fewest = Math.min(fewest, least);
    }
    // A swap looks two rows back, and adds an error to it.
    if (fewest > allowed && Math.min(...last) >= allowed) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
  }
  return Math.min(...last.slice(Math.max(0, shortest)));
}
