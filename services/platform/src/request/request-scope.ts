import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

export type RequestKind = 'call' | 'query' | 'event' | 'command';

/** A statement that was given to the database and has not ended. */
export interface OpenStatement {
  sql: string;
  span: Span;
}

/** What belongs to the call, query, event or command that is being handled right now. */
export interface RequestScope {
  kind: RequestKind;
  requestId: string;
  /** SQL statements executed so far on its behalf. */
  statements: number;
  /** Where tracing is on. */
  span: Span | undefined;
  /** Those of them that have a span and run right now. */
  openStatements: OpenStatement[] | undefined;
}

const scopes = new AsyncLocalStorage<RequestScope>();

export function runInRequest<T>(kind: RequestKind, requestId: string, work: () => T, span?: Span): T {
  return scopes.run({ kind, requestId, statements: 0, span, openStatements: undefined }, work);
}

export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}
