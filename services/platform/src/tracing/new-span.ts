import type { Attributes, Span } from '@opentelemetry/api';

export type SpanRole = 'server' | 'client' | 'producer' | 'consumer';

/** Another span of this process, or a received `traceparent`. */
export type ParentSpan = Span | string | undefined;

export interface NewSpan {
  role: SpanRole;
  name: string;
  attributes: Attributes;
  parent: ParentSpan;
}

/** A span from a browser, with its ids. */
export interface ToldSpan {
  traceId: string;
  spanId: string;
  name: string;
  /** Start in milliseconds since 1970, and duration in milliseconds. */
  start: number;
  duration: number;
  status?: number | undefined;
}

/** The part of OpenTelemetry's SDK in use. It is loaded by the first start with tracing, and never without. */
export interface Tracing {
  start(span: NewSpan): Span;
  /** Records a browser's span unchanged, if the sampler selects its trace. */
  tell(span: ToldSpan): void;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}
