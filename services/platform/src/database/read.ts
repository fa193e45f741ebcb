import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { readPreparedOn } from './read-on-client.js';
import type { Statement } from './statement.js';

/** Rows of a statement. Inside of a transaction it sees that transaction. */
export async function readMany<Row extends object>(
  em: EntityManager,
  { text, convert }: Statement<Row>,
  params: readonly unknown[] = [],
): Promise<Row[]> {
  const rows = await em.execute<Row[]>(text, [...params], 'all');
  return convert ? rows.map(convert) : rows;
}

/** The first row of a statement, if there is one. */
export async function readOne<Row extends object>(
  em: EntityManager,
  statement: Statement<Row>,
  params: readonly unknown[] = [],
): Promise<Row | undefined> {
  return (await readMany(em, statement, params))[0];
}

/** Runs a statement that returns no rows. Returns the number of rows that it changed. */
export async function run(
  em: EntityManager,
  { text }: Statement<object>,
  params: readonly unknown[] = [],
): Promise<number> {
  const { affectedRows } = await em.execute<{ affectedRows: number }>(text, [...params], 'run');
  return affectedRows;
}

/**
 * Rows of a statement of a frequent call, outside of a transaction. PostgreSQL parses it once per connection, under its name,
 * and plans it no more after the first few times.
 */
export async function runPrepared<Row extends object>(
  em: EntityManager,
  statement: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  if (em.isInTransaction())
    throw new Error(`${statement.name} would not see the transaction that it is run in`);
  const pool: Pool = await em.getConnection().getNativeClient();
  return readPreparedOn(pool, statement, values);
}

/** Waits for the lock of a name, or of a number within it, and holds it until the transaction ends. */
export async function lockUntilCommit(em: EntityManager, name: string, number?: number): Promise<void> {
  await inTransaction(em, 'pg_advisory_xact_lock', name, number);
}

/** Takes the same lock, unless another transaction has it. Returns whether it is ours. */
export async function tryLockUntilCommit(em: EntityManager, name: string, number?: number): Promise<boolean> {
  const [row] = await inTransaction<{ locked: boolean }>(em, 'pg_try_advisory_xact_lock', name, number);
  return row?.locked === true;
}

function inTransaction<Row extends object>(
  em: EntityManager,
  lock: `pg_${'try_' | ''}advisory_xact_lock`,
  name: string,
  number: number | undefined,
): Promise<Row[]> {
  if (!em.isInTransaction())
    throw new Error(`the lock of ${name} would end at once outside of a transaction`);
  return number === undefined
    ? em.execute<Row[]>(`select ${lock}(hashtext(?)) as locked`, [name])
    : em.execute<Row[]>(`select ${lock}(hashtext(?), ?) as locked`, [name, number]);
}
