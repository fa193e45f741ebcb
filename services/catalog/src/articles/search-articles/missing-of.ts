import type { CallAnswer } from '@werkbank/contracts/calls';

type Found = Pick<CallAnswer<'searchArticles'>, 'totalItems' | 'understood'>;

/** The part of a text that no article has; null if all of it was found. */
export function missingOf(text: string, { totalItems, understood }: Found): string | null {
  if (totalItems === 0) return text;
  const leftOut = (understood ?? []).filter((part) => part.leftOut).map(({ typed }) => typed);
  return leftOut.length === 0 ? null : leftOut.join(' ');
}
