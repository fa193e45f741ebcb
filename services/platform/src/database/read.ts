import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { runNoted } from './statements.js';

/**
 * Runs the one SQL statement of a read view. `?` marks a parameter; the operator `?` is written `\\?`.
 * Inside of a transaction it sees that transaction.
 */
export async function readMany<Row extends object>(
  em: EntityManager,
  sql: string,
  params: readonly unknown[] = [],
): Promise<Row[]> {
  return em.execute<Row[]>(sql, [...params], 'all');
}

/** The first row of a read view, or nothing. */
export async function readOne<Row extends object>(
  em: EntityManager,
  sql: string,
  params: readonly unknown[] = [],
): Promise<Row | undefined> {
  return (await readMany<Row>(em, sql, params))[0];
}

/** A statement that PostgreSQL parses once per connection, and plans no more after the first few times. */
export interface PreparedStatement {
  /** Of this text alone, in all of the service. */
  name: string;
  /** With `$1` for the first parameter. */
  text: string;
}

/** Runs a statement of a call that comes often, in a transaction of its own. */
export async function runPrepared<Row extends object>(
  em: EntityManager,
  { name, text }: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  if (em.isInTransaction()) throw new Error(`${name} would not see the transaction that it is run in`);
  const pool: Pool = await em.getConnection().getNativeClient();
  const { rows } = await runNoted(text, () => pool.query<Row>({ name, text, values: [...values] }));
  return rows;
}
