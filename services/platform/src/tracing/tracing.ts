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
  /** True if callers are untrusted: they may name a call's trace, but not force its recording. */
  isPublic?: boolean;
}

let tracing: Tracing | undefined;

/** Starts tracing if the environment names a receiver; otherwise no SDK is loaded. */
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

/** `undefined` without tracing. Frequent callers check `isTracing` before they gather attributes. */
export function startSpan(span: NewSpan): Span | undefined {
  return tracing?.start(span);
}

export const tellSpan = (span: ToldSpan): void => tracing?.tell(span);

export const currentSpan = (): Span | undefined => currentRequest()?.span;

/** The form of a span in messages and rows. */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

export function currentTraceparent(): string | undefined {
  const span = currentSpan();
  return span && traceparentOf(span);
}

/** `ERROR` of OpenTelemetry's `SpanStatusCode`; importing the value would load the package. */
const failed = 2;

/** Marks a span as failed. It gets only the type of the error, because messages repeat user input. */
export function markFailed(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: failed });
}
