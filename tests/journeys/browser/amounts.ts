const amount = /\d[\d.,’']*[.,]\d{2}(?=\s(?:[A-Z]{3}|€))/g;

/** Every amount of money in a text, in cents, in the order in which they stand there. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(amount)].map(([figures]) => Number(figures.replaceAll(/\D/g, '')));
}

/** The first amount of a text; a text without any is an error, for a missing price must not look like a free one. */
export function firstAmount(text: string): number {
  const [first] = amountsIn(text);
  if (first === undefined) throw new Error(`no amount of money in "${text}"`);
  return first;
}

/** The last amount of a text: what a line costs stands at its end. */
export function lastAmount(text: string): number {
  const last = amountsIn(text).at(-1);
  if (last === undefined) throw new Error(`no amount of money in "${text}"`);
  return last;
}
