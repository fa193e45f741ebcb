import { ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { IdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';
import type { ToldSpan } from './new-span.js';

/** Spans from browsers, with their own ids. They wait in a separate queue, so strangers displace only those of strangers. */
export class Browsers {
  private provider: TracerProvider | undefined;
  private ids = { traceId: '', spanId: '' };

  constructor(private readonly open: (ids: IdGenerator) => TracerProvider) {}

  tell({ traceId, spanId, name, start, duration, status }: ToldSpan): void {
    this.provider ??= this.open({
      generateTraceId: () => this.ids.traceId,
      generateSpanId: () => this.ids.spanId,
    });
    this.ids = { traceId, spanId };
    const isCall = name !== 'documentLoad';
    const span = this.provider.getTracer('werkbank').startSpan(
      name,
      {
        kind: isCall ? SpanKind.CLIENT : SpanKind.INTERNAL,
        startTime: start,
        attributes: {
          ...(isCall && { 'http.request.method': name }),
          ...(status !== undefined && { 'http.response.status_code': status }),
        },
      },
      ROOT_CONTEXT,
    );
    if (isCall && (status === undefined || status >= 400)) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(start + duration);
  }

  async stop(): Promise<void> {
    await this.provider?.shutdown();
  }
}
