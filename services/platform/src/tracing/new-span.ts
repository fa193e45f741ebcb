import type { Attributes, Span } from '@opentelemetry/api';

export type SpanRole = 'server' | 'client' | 'producer' | 'consumer';

/** Another span of this process, or the `traceparent` that somebody sent along. */
export type ParentSpan = Span | string | undefined;

export interface NewSpan {
  role: SpanRole;
  name: string;
  attributes: Attributes;
  parent: ParentSpan;
}

/** A span that a browser made, ids and all. */
export interface ToldSpan {
  traceId: string;
  spanId: string;
  name: string;
  /** Milliseconds since 1970, and how many it took. */
  start: number;
  duration: number;
  status?: number | undefined;
}

/** What OpenTelemetry's SDK does here; it is loaded with the first of these and never where tracing is off. */
export interface Tracing {
  start(span: NewSpan): Span;
  /** Takes a browser's span as it is, if the sampler wants its trace. */
  tell(span: ToldSpan): void;
  /** Sends what is still there. */
  stop(): Promise<void>;
}
