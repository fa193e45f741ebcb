import { type Context, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider, type TracerProviderOptions } from '@opentelemetry/sdk-trace';
import { Logger } from '@nestjs/common';
import type { TracingEnv } from '../env/tracing-env.js';
import { samplerOf } from './sampler.js';
import { Browsers } from './browsers.js';
import type { ParentSpan, SpanRole, Tracing } from './new-span.js';

const kinds: Record<SpanRole, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** A receiver that is down is logged once in that time. */
const complaintEveryMs = 60_000;
/** Length limit of a statement in a span. */
const longestAttribute = 4096;

export interface TracingSettings {
  name: string;
  version: string | undefined;
  receiver: string;
  env: TracingEnv;
  isPublic: boolean;
}

/** The only module that loads OpenTelemetry's SDK. */
export function openTracing({ name, version, receiver, env, isPublic }: TracingSettings): Tracing {
  complainSeldom();
  const providerOf = (part: string, more: TracerProviderOptions = {}, maxQueueSize = 2048) =>
    new TracerProvider({
      resource: detectResources({ detectors: [resourceAttributesEnvDetector] }).merge(
        resourceFromAttributes({
          'service.namespace': 'werkbank',
          'service.name': part,
          ...(version !== undefined && { 'service.version': version }),
        }),
      ),
      sampler: samplerOf(env, isPublic),
      spanLimits: { attributeValueLengthLimit: longestAttribute },
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: new OTLPTraceExporter({ url: `${receiver}/v1/traces` }),
          scheduledDelayMillis: 1_000,
          maxQueueSize,
        }),
      ],
      ...more,
    });
  const provider = providerOf(name);
  const browsers = new Browsers((idGenerator) => providerOf('browser', { idGenerator }, 512));
  const tracer = provider.getTracer('werkbank', version);
  return {
    start: (span) =>
      tracer.startSpan(
        span.name,
        { kind: kinds[span.role], attributes: span.attributes },
        contextOf(span.parent),
      ),
    tell: (span) => browsers.tell(span),
    stop: async () => {
      await Promise.all([provider.shutdown(), browsers.stop()]);
    },
  };
}

/** An invalid `traceparent` is no parent: the span begins a new trace. */
function contextOf(parent: ParentSpan): Context {
  if (parent === undefined) return ROOT_CONTEXT;
  if (typeof parent !== 'string') return trace.setSpan(ROOT_CONTEXT, parent);
  const told = parseTraceParent(parent);
  return told ? trace.setSpanContext(ROOT_CONTEXT, { ...told, isRemote: true }) : ROOT_CONTEXT;
}

function complainSeldom(): void {
  const log = new Logger('tracing');
  let next = 0;
  setGlobalErrorHandler((problem) => {
    if (Date.now() < next) return;
    next = Date.now() + complaintEveryMs;
    log.warn(`Spans are not received: ${problem instanceof Error ? problem.message : 'unknown reason'}`);
  });
}
