/** Maximal length of a place's name in addresses; a company's may be longer. */
export const maxPlaceName = 50;

/** As much of a company's name as the name of a place can have; the cut goes through no character. */
export function placeNameOf(companyName: string): string {
  const [start, rest] = [companyName.slice(0, maxPlaceName), companyName.slice(maxPlaceName)];
  // Half a character of the original name stays, so that the check of names finds it.
  const cutsThrough = /[\uD800-\uDBFF]$/.test(start) && /^[\uDC00-\uDFFF]/.test(rest);
  return cutsThrough ? start.slice(0, -1) : start;
}
