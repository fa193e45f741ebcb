import { Migration } from '@mikro-orm/migrations';

class Readers extends Migration {
  override up(): void {
    this.addSql(`create function reader_is_service() returns boolean language sql stable parallel safe
      return split_part(coalesce(current_setting('werkbank.reader', true), 'service//'), '/', 1) = 'service'`);
    this.addSql(`create function reader_company() returns integer language sql stable parallel safe
      return nullif(split_part(current_setting('werkbank.reader', true), '/', 2), '')::integer`);
    this.addSql(`create function reader_user() returns integer language sql stable parallel safe
      return nullif(split_part(current_setting('werkbank.reader', true), '/', 3), '')::integer`);
  }
}

/** For whom a connection is lent, for policies. */
export const readersMigration = { name: '0000-readers', class: Readers };

class NamedReaders extends Migration {
  override up(): void {
    this.addSql(`create or replace function reader_is_service() returns boolean language sql stable parallel safe
      return split_part(coalesce(current_setting('werkbank.reader', true), ''), '/', 1) = 'service'`);
  }
}

/** A connection without a reader sees no rows: the service names itself, and a forgotten name shows. */
export const namedReadersMigration = { name: '0000-readers-are-named', class: NamedReaders };

/**
 * Statements of row policies: a reader sees the rows that one condition selects, and writes those of another; the service has
 * all of them. They also bind the owner of the table. Use `(select reader_company())`, which is evaluated once per statement.
 */
export function rowsOfReaders(table: string, seen: string, written = seen): string[] {
  const isService = '(select reader_is_service())';
  return [
    // A migration before it may have changed rows in the same transaction; a table with pending checks cannot be altered.
    'set constraints all immediate',
    `create policy of_readers on ${table} using (${isService} or ${seen}) with check (${isService} or ${written})`,
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
  ];
}

/** The same with a separate condition for each command. A command without one is the service's alone. */
export function rowsByCommand(
  table: string,
  conditions: Partial<Record<'select' | 'insert' | 'update' | 'delete', string>>,
): string[] {
  const policies = Object.entries(conditions).map(
    ([command, condition]) =>
      `create policy ${command}_by_readers on ${table} for ${command} ${command === 'insert' ? 'with check' : 'using'} (${condition})`,
  );
  return [...rowsOfReaders(table, 'false'), ...policies];
}
