interface Paging {
  page: number;
  pages: number;
  pageSize: number;
  totalItems: number;
}

/** The requested page and its size. */
interface AskedPage {
  page: number;
  pageSize: number;
}

export function pagingOf({ page, pageSize }: AskedPage, totalItems: number): Paging {
  return { page, pages: Math.max(1, Math.ceil(totalItems / pageSize)), pageSize, totalItems };
}

/** SQL parameters of `limit ? offset ?` for a page. */
export function windowOf({ page, pageSize }: AskedPage): [number, number] {
  return [pageSize, (page - 1) * pageSize];
}

/** A name in the order of a German dictionary, whatever its case and whatever order the database was made with. */
export function byName(column: string): string {
  return `${column} collate "de-x-icu"`;
}

/** Order terms for a sort such as `-name`; a leading dash reverses each of them, and ids break ties. */
export function orderBy(
  sort: string,
  columns: Readonly<Record<string, readonly string[]>>,
  id: string,
): string {
  const descending = sort.startsWith('-');
  const terms = columns[descending ? sort.slice(1) : sort];
  if (!terms) throw new Error(`There is no order by ${sort}`);
  const direction = descending ? 'desc' : 'asc';
  return [...terms, id].map((term) => `${term} ${direction}`).join(', ');
}

/** An instant as ISO 8601 in UTC with milliseconds, as SQL. */
export function instant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
