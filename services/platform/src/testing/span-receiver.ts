import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface OtlpValue {
  stringValue?: string;
  intValue?: number | string;
  boolValue?: boolean;
}
interface OtlpAttributes {
  attributes?: { key: string; value: OtlpValue }[];
}
interface OtlpSpan extends OtlpAttributes {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status?: { code?: number };
}
interface OtlpTraces {
  resourceSpans: { resource: OtlpAttributes; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

export interface ReceivedSpan {
  /** `service.name` of who sent it. */
  part: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  /** Kinds in OTLP: 2 server, 3 client, 4 producer, 5 consumer. */
  kind: number;
  failed: boolean;
  attributes: Record<string, string | number | boolean | undefined>;
  nanoseconds: bigint;
}

export interface SpanReceiver {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  spans: ReceivedSpan[];
  /** All that was sent, as text. */
  text(): string;
  stop(): Promise<void>;
}

/** Stands for a collector: takes traces by OTLP over HTTP, as JSON, and keeps them. */
export async function startSpanReceiver(): Promise<SpanReceiver> {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    if (request.method !== 'POST' || request.url !== '/v1/traces') return void response.writeHead(404).end();
    texts.push(text);
    spans.push(...spansOf(JSON.parse(text) as OtlpTraces));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => texts.join('\n'),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const spansOf = ({ resourceSpans }: OtlpTraces): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const part = String(valuesOf(resource)['service.name']);
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => received(span, part)));
  });

const received = (span: OtlpSpan, part: string): ReceivedSpan => ({
  part,
  traceId: span.traceId,
  spanId: span.spanId,
  parentSpanId: span.parentSpanId || undefined,
  name: span.name,
  kind: span.kind,
  failed: span.status?.code === 2,
  attributes: valuesOf(span),
  nanoseconds: BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano),
});

const valuesOf = ({ attributes = [] }: OtlpAttributes) =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, boolValue } }) => [
      key,
      stringValue ?? (intValue === undefined ? boolValue : Number(intValue)),
    ]),
  );
