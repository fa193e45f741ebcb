import { DefaultLogger, type LogContext } from '@mikro-orm/core';
import { currentRequest, type RequestScope } from '../request/request-scope.js';
import { markFailed, startSpan } from './tracing.js';

/** Begins a statement's span below that of its request. Its text has marks in the place of values. */
export function beginStatement(request: RequestScope, sql: string): void {
  if (!request.span?.isRecording()) return;
  const name = summaryOf(sql);
  const span = startSpan({
    role: 'client',
    name,
    attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name, 'db.query.text': sql },
    parent: request.span,
  });
  if (!span) return;
  request.openStatements ??= [];
  request.openStatements.push({ sql, span });
}

/** Ends the span of a statement, if it has one; of two alike that run at once, the first one. */
export function endStatement(sql: string, failed = false): void {
  const open = currentRequest()?.openStatements;
  const index = open?.findIndex((one) => one.sql === sql) ?? -1;
  const [ended] = index === -1 ? [] : (open?.splice(index, 1) ?? []);
  if (!ended) return;
  if (failed) markFailed(ended.span, '_OTHER');
  ended.span.end();
}

const target = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_][\w.]*)/i;

/** Command and first table of a statement: `INSERT outbox`. */
function summaryOf(sql: string): string {
  const [, operation = 'statement'] = /^\s*\(?\s*(\w+)/.exec(sql) ?? [];
  const table = target.exec(sql)?.[1];
  return [operation.toUpperCase(), table].filter(Boolean).join(' ');
}

/** Receives every finished statement from the ORM. */
export class StatementEnds extends DefaultLogger {
  override logQuery(context: { query: string } & LogContext): void {
    endStatement(context.query, context.level === 'error');
    super.logQuery(context);
  }
}
