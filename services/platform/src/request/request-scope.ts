import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import { nobody, type Reader, theService } from './reader.js';

export type RequestKind = 'call' | 'query' | 'event' | 'command';

interface OpenStatement {
  sql: string;
  span: Span;
}

/** State of the current call, query, event or command. */
export interface RequestScope {
  kind: RequestKind;
  requestId: string;
  /** Reader for the database: the call's caller, as soon as it is known. */
  reader: Reader;
  /** Number of SQL statements so far. */
  statements: number;
  /** Ids of its recorded events that end the validity of tokens. */
  endings: string[];
  /** Undefined without tracing. */
  span: Span | undefined;
  /** Running statements that have a span. */
  openStatements: OpenStatement[] | undefined;
}

/** A step of a request, which may have another reader. */
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
 * Runs one step of a call, or background work, as the service, which sees all rows: for data that the call needs but
 * its caller must not see, after the access check. The step begins its own transaction; a connection that is lent
 * already keeps its reader.
 */
export function asTheService<T>(work: () => T): T {
  return steps.run({ ...steps.getStore(), reader: theService }, work);
}

/** Runs one step whose result many callers share: without a reader, no caller's own rows can get into it. */
export function asNobody<T>(work: () => T): T {
  return steps.run({ ...steps.getStore(), reader: nobody }, work);
}

/** For work of the service itself, even if a request starts it. */
export function inBackground<T>(work: () => T): T {
  return steps.run({ inBackground: true }, work);
}

export function isInBackground(): boolean {
  return steps.getStore()?.inBackground ?? false;
}

export function currentRequest(): RequestScope | undefined {
  return steps.getStore()?.request;
}

/** The current reader; `undefined` outside of requests and steps. */
export function currentReader(): Reader | undefined {
  const step = steps.getStore();
  return step?.reader ?? step?.request?.reader;
}
