import { currentRequest } from '../request/request-scope.js';

const counters = new Set<{ statements: number }>();

/** Hook of the ORM: counts a statement for the request that caused it. */
export function noteStatement(sql: string): string {
  const request = currentRequest();
  if (request) request.statements++;
  // Events are handled in the background and would make a test's count depend on timing.
  if (request?.kind !== 'event') for (const counter of counters) counter.statements++;
  return sql;
}

/** How many SQL statements this process executes for calls and queries while `work` runs; for tests. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const counter = { statements: 0 };
  counters.add(counter);
  try {
    await work();
  } finally {
    counters.delete(counter);
  }
  return counter.statements;
}
