import { readEnv, tracingEnv } from '@werkbank/platform/env';
import { eventually, type SpanReceiver, startSpanReceiver } from '@werkbank/platform/testing';
import { startTracing, stopTracing } from '@werkbank/platform/tracing';
import { type GatewayForTests, gatewayBefore } from './testing/gateway-for-tests.js';

const trace = '0af7651916cd43dd8448eb211c80319c';
const browser = 'b7ad6b7169203331';
const told = `00-${trace}-${browser}-01`;
/** Paths of shared answers, and of calls that are passed on. */
const calls = ['/api/articles/7?lng=de&country=CH&currency=CHF', '/api/configuration'];

let receiver: SpanReceiver;
let gateway: GatewayForTests;
let seen: NodeJS.Dict<string | string[]>[];

const start = async (settings: Record<string, string>) => {
  receiver = await startSpanReceiver();
  seen = [];
  const given =
    settings.OTEL_TRACES_SAMPLER === undefined ? {} : { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  const env = readEnv(tracingEnv, { ...given, ...settings });
  await startTracing({ name: 'gateway', env, isPublic: true });
  gateway = await gatewayBefore((request, response) => {
    seen.push(request.headers);
    response.setHeader('content-type', 'application/json').end('{}');
  });
};
afterEach(async () => {
  await gateway.stop();
  await stopTracing();
  await receiver.stop();
});

const passedOn = async (path: string, headers: Record<string, string>) => {
  await (await fetch(`${gateway.address}${path}`, { headers })).text();
  return seen.at(-1);
};

describe.each(calls)('%s', (path) => {
  it('is passed on in the trace of its browser, below the span of the gateway', async () => {
    await start({ OTEL_TRACES_SAMPLER: 'parentbased_always_on' });
    const headers = await passedOn(path, { traceparent: told, tracestate: 'a=b', baggage: 'who=me' });
    const span = await eventually(() => {
      expect(receiver.spans).toHaveLength(1);
      return receiver.spans[0];
    });
    expect(span).toMatchObject({ part: 'gateway', traceId: trace, parentSpanId: browser, kind: 2 });
    expect(span?.name).toMatch(/^GET \/api\/[a-zA-Z/:]+$/);
    expect(headers?.traceparent).toBe(`00-${trace}-${span?.spanId}-01`);
    expect(headers?.['x-request-id']).toBe(span?.attributes['werkbank.request_id']);
    expect(headers).not.toHaveProperty('tracestate');
    expect(headers).not.toHaveProperty('baggage');
  });

  it('is not recorded more often at the request of a browser', async () => {
    await start({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
    const headers = await passedOn(path, { traceparent: told });
    expect(headers?.traceparent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-00$`));
    expect(headers?.traceparent).not.toContain(browser);
  });

  it('begins a trace of its own after an invalid traceparent of a browser', async () => {
    await start({ OTEL_TRACES_SAMPLER: 'parentbased_always_on' });
    const headers = await passedOn(path, { traceparent: `00-${trace}-${browser}-01-${'x'.repeat(9000)}` });
    expect(headers?.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(headers?.traceparent).not.toContain(trace);
  });

  it('is passed on without any trace where tracing is off', async () => {
    await start({});
    const headers = await passedOn(path, { traceparent: told, tracestate: 'a=b', baggage: 'who=me' });
    expect(headers).toHaveProperty('x-request-id');
    for (const name of ['traceparent', 'tracestate', 'baggage']) expect(headers).not.toHaveProperty(name);
    expect(receiver.spans).toEqual([]);
  });
});

it('has spans of pages, but neither of files nor of health checks', async () => {
  await start({ OTEL_TRACES_SAMPLER: 'parentbased_always_on' });
  const get = (path: string, accept: string) => fetch(`${gateway.address}${path}`, { headers: { accept } });
  await get('/health/live', 'application/json');
  await get('/index.html', '*/*');
  await get('/confirmEmailChange/a-secret', 'text/html,*/*');
  const span = await eventually(() => {
    expect(receiver.spans).toHaveLength(1);
    return receiver.spans[0];
  });
  expect(span?.name).toBe('GET /*');
  expect(receiver.text()).not.toContain('a-secret');
});

describe('spans of browsers', () => {
  const span = {
    traceId: trace,
    spanId: browser,
    name: 'GET',
    start: Date.now(),
    duration: 12.5,
    status: 200,
  };
  const tell = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${gateway.address}/spans`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it("is the parent of the call in its trace, with the browser's ids", async () => {
    await start({ OTEL_TRACES_SAMPLER: 'parentbased_always_on' });
    const headers = await passedOn('/api/configuration', { traceparent: told });
    expect((await tell([span], { 'sec-fetch-site': 'same-origin' })).status).toBe(204);
    const [call, above] = await eventually(() => {
      const found = ['gateway', 'browser'].map((name) => receiver.spans.find(({ part }) => part === name));
      expect(found.every(Boolean)).toBe(true);
      return found;
    });
    expect(above).toMatchObject({ traceId: trace, spanId: browser, parentSpanId: undefined, kind: 3 });
    expect(above?.nanoseconds).toBe(12_500_000n);
    expect(call?.parentSpanId).toBe(above?.spanId);
    expect(headers?.traceparent).toContain(trace);
  });

  it('is refused with texts of its own, in masses, from other sites, and long after its time', async () => {
    await start({ OTEL_TRACES_SAMPLER: 'parentbased_always_on' });
    const refused = [
      'no JSON',
      {},
      [{ ...span, name: 'somebody@example.com' }],
      [{ ...span, words: 'somebody@example.com' }],
      [{ ...span, traceId: '0'.repeat(32) }],
      [{ ...span, spanId: 'zz' }],
      [{ ...span, duration: -1 }],
      Array.from({ length: 51 }, () => span),
      'x'.repeat(20_000),
    ];
    for (const body of refused) expect((await tell(body)).status).toBeGreaterThanOrEqual(400);
    expect((await tell([span], { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await tell([{ ...span, start: 0, status: 404 }])).status).toBe(204);
    const answers = await Promise.all(Array.from({ length: 60 }, () => tell([])));
    expect(answers.map(({ status }) => status)).toContain(429);
    await stopTracing();
    expect(receiver.spans.filter(({ part }) => part === 'browser')).toEqual([]);
  });

  it('has no endpoint while tracing is off', async () => {
    await start({});
    expect((await tell([span])).status).toBe(404);
    const page = await fetch(gateway.address, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toContain('traces');
  });
});
