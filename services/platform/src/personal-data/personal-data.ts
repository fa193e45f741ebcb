/** One place where a service keeps something of a person. */
export interface PersonalTable {
  table: string;
  /** What is exported; the first tells the rows of one person apart. */
  columns: readonly string[];
  /** Which rows are a person's: a condition in which `:person` is the id. Nothing where rows do not say whose they are. */
  whose?: string;
  /** What it is there for. */
  why: string;
  /** What becomes of it when the person is erased: rows go, stay as they are, or get other values (SQL by column). */
  erasure: 'delete' | 'keep' | Readonly<Record<string, string>>;
  /** Until when, and by what duty, something stays; for all that is kept. */
  kept?: string;
}

/** All that a service keeps of people, and what only looks like it. */
export interface PersonalData {
  /** In the order in which they are erased. */
  tables: readonly PersonalTable[];
  /** Fields of events in which a person wrote freely, beside an object that says who it was (`userId`). */
  eventTexts?: readonly string[];
  /** `table` or `table.column` to what it holds instead. */
  others: Readonly<Record<string, string>>;
}

/** What stands in place of a name: the same in every language, and nobody's. */
export const erasedText = '—';
/** In SQL; nobody has an address there (RFC 2606). */
export const erasedEmail = `'erased@erased.invalid'`;

/** A condition of the table as SQL with its parameters. */
export function conditionOf({ whose = 'false' }: PersonalTable, personId: number): [string, number[]] {
  const parts = whose.split(':person');
  return [`(${parts.join('?')})`, parts.slice(1).map(() => personId)];
}
