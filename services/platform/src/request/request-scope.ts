import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import { nobody, type Reader, theService } from './reader.js';

export type RequestKind = 'call' | 'query' | 'event' | 'command';

/** A statement that was given to the database and has not ended. */
interface OpenStatement {
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
  /** Ids of the events that it recorded and that end the power of tokens. */
  endings: string[];
  /** Where tracing is on. */
  span: Span | undefined;
  /** Those of them that have a span and run right now. */
  openStatements: OpenStatement[] | undefined;
}

/** A step of a request, with its own reader where it is not done for the request's. */
interface Step {
  request?: RequestScope;
  reader?: Reader;
  inBackground?: boolean;
}

const steps = new AsyncLocalStorage<Step>();

export function runInRequest<T>(kind: RequestKind, requestId: string, work: () => T, span?: Span): T {
  const reader = kind === 'call' ? nobody : theService;
  return steps.run(
    { request: { kind, requestId, reader, statements: 0, endings: [], span, openStatements: undefined } },
    work,
  );
}

/**
 * Does one step of a call, or work of the service's own, as the service, which sees the rows of all: for what a caller must not
 * see and the call has to know, once it is clear that they may ask. The step begins its own transaction; a connection that is lent already stays as it was told.
 */
export function asTheService<T>(work: () => T): T {
  return steps.run({ ...steps.getStore(), reader: theService }, work);
}

/** Does one step for what many will be given: nothing that is a caller's own can get into it. */
export function asNobody<T>(work: () => T): T {
  return steps.run({ ...steps.getStore(), reader: nobody }, work);
}

/** For work of the service itself, also if a request starts it. */
export function inBackground<T>(work: () => T): T {
  return steps.run({ inBackground: true }, work);
}

export function isInBackground(): boolean {
  return steps.getStore()?.inBackground ?? false;
}

export function currentRequest(): RequestScope | undefined {
  return steps.getStore()?.request;
}

/** For whom a connection is lent right now; nothing outside of requests and steps. */
export function currentReader(): Reader | undefined {
  const step = steps.getStore();
  return step?.reader ?? step?.request?.reader;
}
