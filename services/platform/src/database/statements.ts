import { currentRequest, isInBackground } from '../request/request-scope.js';
import { beginStatement, endStatement } from '../tracing/trace-statements.js';

const counters = new Set<{ statements: number }>();

/** Hook of the ORM: counts a statement for the request that caused it. */
export function noteStatement(sql: string): string {
  const request = currentRequest();
  if (request) {
    request.statements++;
    if (request.span) beginStatement(request, sql);
  }
  // Events and tasks would make a test's count depend on timing.
  if (request?.kind !== 'event' && !isInBackground()) for (const counter of counters) counter.statements++;
  return sql;
}

/** Counts a statement past the ORM for the request that caused it, and runs it. */
export async function runNoted<T>(sql: string, run: () => Promise<T>): Promise<T> {
  let failed = true;
  try {
    noteStatement(sql);
    const result = await run();
    failed = false;
    return result;
  } finally {
    endStatement(sql, failed);
  }
}

/** Counts the SQL statements of this process for calls and queries while `work` runs; for tests. */
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
