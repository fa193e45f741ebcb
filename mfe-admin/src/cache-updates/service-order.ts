/** A text without a German collation in the service's database. */
interface Bytes {
  readonly bytes: string;
}
type Key = string | number | Bytes | null;

/** For columns that sort by bytes, such as e-mail addresses: `anna1@` comes before `anna@`. */
export const byBytes = (text: string): Bytes => ({ bytes: text });

/** The collation of names in the service's database. */
const german = new Intl.Collator('de');

/** The service's sort order: German collation, null last, then the id; a leading dash reverses all of it. */
export function serviceOrder<Row extends { id: number }>(
  sort: string,
  keys: Readonly<Record<string, (row: Row) => readonly Key[]>>,
): (one: Row, other: Row) => number {
  const descending = sort.startsWith('-');
  const keysOf = keys[descending ? sort.slice(1) : sort] ?? (() => []);
  const direction = descending ? -1 : 1;
  return (one, other) => direction * firstDifference([...keysOf(one), one.id], [...keysOf(other), other.id]);
}

function firstDifference(ones: readonly Key[], others: readonly Key[]): number {
  for (const [index, one] of ones.entries()) {
    const difference = compare(one, others[index] ?? null);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compare(one: Key, other: Key): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'string' && typeof other === 'string') return german.compare(one, other);
  if (typeof one === 'object' && typeof other === 'object') {
    return Number(one.bytes > other.bytes) - Number(one.bytes < other.bytes);
  }
  throw new Error('a key is of the same kind in all rows');
}
