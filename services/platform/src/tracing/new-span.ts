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

/** What OpenTelemetry's SDK does here; it is loaded with the first of these and never where tracing is off. */
export interface Tracing {
  start(span: NewSpan): Span;
  /** Sends what is still there. */
  stop(): Promise<void>;
}
