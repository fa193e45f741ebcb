/** A table with personal data of a service. */
export interface PersonalTable {
  table: string;
  /** Exported columns. The first one identifies a row. */
  columns: readonly string[];
  /** SQL condition for the rows of a person, with the person's id as `:person`. Absent if rows name no person. */
  whose?: string;
  /** Purpose of the processing. */
  purpose: string;
  /** Effect of an erasure: rows are deleted, kept, or get other values (SQL by column). */
  erasure: 'delete' | 'keep' | Readonly<Record<string, string>>;
  /** Duration and legal reason of kept rows. Required for them. */
  retention?: string;
}

/** The personal data of a service, and columns that only look like personal data. */
export interface PersonalData {
  /** In the order of their erasure. */
  tables: readonly PersonalTable[];
  /** Free texts of a person in events, beside an object with the person's `userId`. */
  eventTexts?: readonly string[];
  /** `table` or `table.column`, with a description of its real content. */
  others: Readonly<Record<string, string>>;
}

/** Replaces an erased name, in all languages. */
export const erasedText = '—';
/** SQL literal. The domain has no mailboxes (RFC 2606). */
export const erasedEmail = `'erased@erased.invalid'`;

/** The condition for a person's rows as SQL with parameters. */
export function conditionOf({ whose = 'false' }: PersonalTable, personId: number): [string, number[]] {
  const parts = whose.split(':person');
  return [`(${parts.join('?')})`, parts.slice(1).map(() => personId)];
}
