import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import { nobody, type Reader, theService } from './reader.js';

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
  /** For whom the database is asked: a call's caller as soon as it is known. */
  reader: Reader;
  /** SQL statements executed so far on its behalf. */
  statements: number;
  /** Where tracing is on. */
  span: Span | undefined;
  /** Those of them that have a span and run right now. */
  openStatements: OpenStatement[] | undefined;
}

const scopes = new AsyncLocalStorage<RequestScope>();

export function runInRequest<T>(kind: RequestKind, requestId: string, work: () => T, span?: Span): T {
  const reader = kind === 'call' ? nobody : theService;
  return scopes.run({ kind, requestId, reader, statements: 0, span, openStatements: undefined }, work);
}

/** For work that a request only gives the start to, and that is nobody's in particular. */
export function outsideOfRequests<T>(work: () => T): T {
  return scopes.exit(work);
}

export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}
