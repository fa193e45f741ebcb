import type { Span } from '@opentelemetry/api';
import { partVersion } from '../env/part-version.js';
import type { TracingEnv } from '../env/tracing-env.js';
import { currentRequest } from '../request/request-scope.js';
import type { NewSpan, ToldSpan, Tracing } from './new-span.js';

/** The header of W3C's trace context, over HTTP and NATS alike. */
export const TRACEPARENT_HEADER = 'traceparent';

export interface TracedPart {
  name: string;
  env: TracingEnv;
  /** Whether callers are anybody: they may say which trace a call belongs to, never that it is to be recorded. */
  isPublic?: boolean;
}

let tracing: Tracing | undefined;

/** Begins to trace where the environment names a receiver; otherwise nothing is loaded, and nothing changes. */
export async function startTracing({ name, env, isPublic = false }: TracedPart): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: receiver } = env;
  if (receiver === undefined) return;
  const { openTracing } = await import('./open-tracing.js');
  tracing = openTracing({ name, version: partVersion(), receiver, env, isPublic });
}

export async function stopTracing(): Promise<void> {
  const ended = tracing;
  tracing = undefined;
  await ended?.stop();
}

export const isTracing = (): boolean => tracing !== undefined;

/** Nothing where tracing is off. Who asks for many looks at `isTracing` before it gathers what the span is to say. */
export function startSpan(span: NewSpan): Span | undefined {
  return tracing?.start(span);
}

export const tellSpan = (span: ToldSpan): void => tracing?.tell(span);

/** The span of the call, query or event that is being handled. */
export const currentSpan = (): Span | undefined => currentRequest()?.span;

/** How another process, or a row that is read later, is told of a span. */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

export function currentTraceparent(): string | undefined {
  const span = currentSpan();
  return span && traceparentOf(span);
}

/** `ERROR` of OpenTelemetry's `SpanStatusCode`; a value of the package would load it. */
const failed = 2;

/** Says that what a span tells of has failed. Of an error only its kind is told: messages repeat what people typed. */
export function markFailed(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: failed });
}
