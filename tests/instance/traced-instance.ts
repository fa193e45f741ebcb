import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { domains } from '@werkbank/contracts/domains';
import { gatewayBeside } from './own-gateway.ts';
import { letUp, takeDown } from './parts.ts';
import { eventually, runningInstance } from './running-instance.ts';

const repositoryRoot = join(import.meta.dirname, '..', '..');

interface OtlpAttributes {
  attributes: { key: string; value: { stringValue?: string } }[];
}
interface OtlpSpan extends OtlpAttributes {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
}

/** A span as it was sent. OTLP counts kinds: 2 server, 3 client, 4 producer, 5 consumer. */
export interface SentSpan extends OtlpSpan {
  part: string;
}

/** The instance with traces of all parts, and the spans received so far. */
export interface TracedInstance {
  readonly address: string;
  readonly spans: readonly SentSpan[];
  /** All that was sent, as text. */
  readonly text: () => string;
  /** Restores the usual parts. */
  readonly end: () => Promise<void>;
}

/**
 * Replaces the running services by traced ones, so that no untraced process consumes their events, and
 * starts a traced gateway.
 */
export async function traceInstance(): Promise<TracedInstance> {
  const receiver = await receiveSpans();
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER: 'parentbased_always_on' };
  const ends: (() => Promise<void>)[] = [receiver.end];
  const end = async () => {
    for (const one of ends.reverse()) await one();
  };
  try {
    for (const part of domains) {
      const environment = environmentOf(runningInstance().pids[part]);
      ends.push(() => letUp(part));
      await takeDown(part);
      const child = spawn(process.execPath, [join(repositoryRoot, 'services', part, 'dist', 'main.js')], {
        cwd: repositoryRoot,
        env: { ...environment, ...tracing },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      ends.push(() => ended(child));
      await eventually(
        async () => (await fetch(`${runningInstance().parts[part]}/health/ready`)).ok,
        (ok) => ok,
      );
    }
    const gateway = await gatewayBeside({ ...tracing, CALLS_PER_MINUTE: '100000' });
    ends.push(gateway.end);
    return { address: gateway.address, spans: receiver.spans, text: receiver.text, end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

function environmentOf(pid: number | undefined): Record<string, string> {
  const entries = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  return Object.fromEntries(entries.map((entry) => entry.split(/=(.*)/s).slice(0, 2)));
}

/** A stand-in for a collector: receives traces by OTLP over HTTP. */
async function receiveSpans() {
  const spans: SentSpan[] = [];
  const texts: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      texts.push(text);
      spans.push(...spansOf(text));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    text: () => texts.join('\n'),
    end: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function spansOf(text: string): SentSpan[] {
  const { resourceSpans } = JSON.parse(text) as {
    resourceSpans: { resource: OtlpAttributes; scopeSpans: { spans: OtlpSpan[] }[] }[];
  };
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const part = attributeOf(resource, 'service.name') ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, part })));
  });
}

const attributeOf = ({ attributes }: OtlpAttributes, name: string): string | undefined =>
  attributes.find(({ key }) => key === name)?.value.stringValue;
