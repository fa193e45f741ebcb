/** How many typing errors a word of this length may have: short words mean too many others. */
export function allowedErrors(word: string, isLastTry = false): number {
  const usual = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  return isLastTry && word.length > 4 ? usual + 1 : usual;
}

/** Of the words in the catalogue those that were most likely meant. */
export function likelyMeant(typed: string, known: readonly string[], isLastTry = false): string[] {
  const allowed = allowedErrors(typed, isLastTry);
  const near = known
    .map((word) => ({ word, errors: typingErrors(typed, word, allowed) }))
    .filter(({ errors }) => errors <= allowed);
  const fewest = Math.min(...near.map(({ errors }) => errors));
  return near.filter(({ errors }) => errors === fewest).map(({ word }) => word);
}

/** Letters missing, added, wrong or swapped with their neighbour; the beginning of a longer word counts as the word. */
function typingErrors(typed: string, word: string, allowed: number): number {
  const lengths = Array.from({ length: 2 * allowed + 1 }, (_, index) => typed.length - allowed + index);
  const beginnings = new Set([word, ...lengths.map((length) => word.slice(0, length))]);
  return Math.min(...[...beginnings].map((beginning) => distance(typed, beginning)));
}

/** Damerau-Levenshtein distance with neighbouring swaps (optimal string alignment). */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
