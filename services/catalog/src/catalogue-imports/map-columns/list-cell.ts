/** Signs that part the items of a cell. */
export type ListSeparators = ';|\n' | ',;|\n' | '|\n';

/**
 * The items of a cell without blanks at their ends, empty ones included. An item in quotation marks keeps the signs in it; a
 * mark elsewhere is an inch.
 */
export function itemsOf(cell: string, separators: ListSeparators): string[] {
  const items: string[] = [];
  for (let at = 0; at <= cell.length; ) {
    const quoted = quotedItem(cell, at, separators);
    const end = nextSeparator(cell, quoted?.end ?? at, separators);
    items.push(quoted?.text ?? cell.slice(at, end).trim());
    at = end + 1;
  }
  return items;
}

/** Items as the text of a cell, from which `itemsOf` makes the same ones. */
export function listCell(items: readonly string[], separators: ListSeparators): string {
  const sign = separators.includes(';') ? '; ' : ' | ';
  return items
    .map((item) =>
      item.startsWith('"') || Array.from(separators).some((separator) => item.includes(separator))
        ? `"${item.split('"').join('""')}"`
        : item,
    )
    .join(sign);
}

function nextSeparator(cell: string, from: number, separators: string): number {
  let at = from;
  while (at < cell.length && !separators.includes(cell[at]!)) at++;
  return at;
}

function quotedItem(
  cell: string,
  from: number,
  separators: string,
): { text: string; end: number } | undefined {
  let at = from;
  while (cell[at] === ' ') at++;
  if (cell[at] !== '"') return undefined;
  const start = at + 1;
  for (at = start; at < cell.length; at++) {
    if (cell[at] !== '"') continue;
    if (cell[at + 1] === '"') {
      at++;
      continue;
    }
    let end = at + 1;
    while (cell[end] === ' ') end++;
    return end === cell.length || separators.includes(cell[end]!)
      ? { text: cell.slice(start, at).replaceAll('""', '"').trim(), end }
      : undefined;
  }
  return undefined;
}
