import type { EntityManager } from '@mikro-orm/postgresql';

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
