const amount = /\d[\d.,’']*[.,]\d{2}(?=\s(?:[A-Z]{3}|€))/g;

/** All amounts of money in a text, in cents and in order. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(amount)].map(([figures]) => Number(figures.replaceAll(/\D/g, '')));
}

/** The first amount of a text. A text without one is an error, because a missing price must not look like zero. */
export function firstAmount(text: string): number {
  const [first] = amountsIn(text);
  if (first === undefined) throw new Error(`no amount of money in "${text}"`);
  return first;
}

/** The last amount of a text, which is the total of a line. */
export function lastAmount(text: string): number {
  const last = amountsIn(text).at(-1);
  if (last === undefined) throw new Error(`no amount of money in "${text}"`);
  return last;
}
