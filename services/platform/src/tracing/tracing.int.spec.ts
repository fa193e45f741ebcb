import { randomUUID } from 'node:crypto';
import { queryExamples } from '@werkbank/contracts/fixtures';
import { runPrepared } from '../database/read.js';
import { readEnv } from '../env/read-env.js';
import { tracingEnv } from '../env/tracing-env.js';
import { Outbox } from '../messaging/outbox.js';
import { runInRequest } from '../request/request-scope.js';
import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule, exampleOrders } from '../testing/example/example.module.js';
import {
  eventually,
  type ReceivedSpan,
  type SpanReceiver,
  startSpanReceiver,
  startTestInstance,
  type TestInstance,
  testUser,
} from '../testing/index.js';
import { startSpan, startTracing, stopTracing } from './tracing.js';

const outside = '0af7651916cd43dd8448eb211c80319c';
const sender = 'b7ad6b7169203331';
const told = `00-${outside}-${sender}-01`;
const { answer } = queryExamples['admin.get-buyer'];
if (answer === null) throw new Error('The example of a buyer is nobody');
const { server, client, producer, consumer } = { server: 2, client: 3, producer: 4, consumer: 5 };

let receiver: SpanReceiver;
let instance: TestInstance;

/** The first received span that matches. */
const arrived = (is: (span: ReceivedSpan) => boolean) =>
  eventually(() => {
    const found = receiver.spans.find(is);
    if (!found) throw new Error(`not among ${receiver.spans.map(({ name }) => name).join(', ')}`);
    return found;
  });
const below = ({ traceId, spanId }: ReceivedSpan, name: string, kind: number) =>
  arrived(
    (span) =>
      span.traceId === traceId && span.parentSpanId === spanId && span.name === name && span.kind === kind,
  );

describe('with tracing', () => {
  beforeAll(async () => {
    receiver = await startSpanReceiver();
    const env = readEnv(tracingEnv, { OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/` });
    await startTracing({ name: 'admin', env });
    instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
    await eventually(() => instance.courier.connection.request('ask.admin.get-buyer', '{}'));
  }, 60_000);
  afterAll(async () => {
    await instance.stop();
    await stopTracing();
    await receiver.stop();
  }, 30_000);

  const call = async (headers: Record<string, string>, country = 'CH') => {
    const authorization = `Bearer ${await (await testUser()).accessToken()}`;
    return fetch(`${instance.url}/api/producers/country/${country}`, {
      headers: { ...headers, authorization },
    });
  };

  it('a call and its statement belong to the trace of their sender', async () => {
    const requestId = randomUUID();
    expect((await call({ traceparent: told, 'x-request-id': requestId })).status).toBe(200);
    const span = await arrived(({ attributes }) => attributes['werkbank.request_id'] === requestId);
    expect(span).toMatchObject({
      part: 'admin',
      traceId: outside,
      parentSpanId: sender,
      kind: server,
      failed: false,
      attributes: { 'http.request.method': 'GET', 'http.response.status_code': 200 },
    });
    expect(span.name).toBe(`GET ${span.attributes['http.route']}`);
    expect(span.name).not.toContain('CH');
    const statement = await below(span, 'SELECT applied', client);
    expect(statement.attributes).toMatchObject({ 'db.system.name': 'postgresql' });
    expect(statement.nanoseconds).toBeGreaterThan(0n);
    expect(span.nanoseconds).toBeGreaterThan(statement.nanoseconds);
  });

  it.each([
    ['nothing', undefined],
    ['what is no trace', 'x'.repeat(4000)],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${sender}-01`],
    ['a span of zeros', `00-${outside}-${'0'.repeat(16)}-01`],
    ['a version that is none', `ff-${outside}-${sender}-01`],
    ['capitals', `00-${outside.toUpperCase()}-${sender}-01`],
    ['more than there is', `${told}-more`],
    ['two of them', `${told}, ${told}`],
    ['an SQL statement', `00-'; drop table outbox; --${outside}-${sender}-01`],
  ])('a call with %s as traceparent begins a trace of its own', async (_what, traceparent) => {
    const requestId = randomUUID();
    await call({ 'x-request-id': requestId, ...(traceparent !== undefined && { traceparent }) });
    const span = await arrived(({ attributes }) => attributes['werkbank.request_id'] === requestId);
    expect(span.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(span.traceId).not.toBe(outside);
    expect(span.parentSpanId).toBeUndefined();
  });

  it('a call whose sender does not record it is not recorded', async () => {
    const [not, after] = [randomUUID(), randomUUID()];
    await call({ traceparent: `00-${outside}-${sender}-00`, 'x-request-id': not });
    await call({ 'x-request-id': after });
    await arrived(({ attributes }) => attributes['werkbank.request_id'] === after);
    expect(receiver.text()).not.toContain(not);
  });

  it("a failed call is marked as failed, without the error's message", async () => {
    const requestId = randomUUID();
    expect((await call({ 'x-request-id': requestId }, 'ZZ')).status).toBe(500);
    const span = await arrived(({ attributes }) => attributes['werkbank.request_id'] === requestId);
    expect(span).toMatchObject({ failed: true, attributes: { 'error.type': '500' } });
    expect(receiver.text()).not.toContain('A bug with a secret inside');
  });

  it('a query is a child of its asker, and its answer a child of the query', async () => {
    exampleOrders.buyer = () => answer;
    const admin = await testUser({ roles: ['platform-admin'] });
    await instance.callAs(admin, 'getCustomer', { params: { companyId: 12 } });
    const asked = await arrived(({ name, kind }) => name === 'admin.get-buyer' && kind === client);
    const asker = await arrived(({ spanId }) => spanId === asked.parentSpanId);
    expect(asker.kind).toBe(server);
    await below(asked, 'admin.get-buyer', server);
    // No personal data of the caller and no content of the answer.
    for (const secret of [admin.email, await admin.accessToken(), answer.user.email, answer.user.lastName])
      expect(receiver.text()).not.toContain(secret);
  });

  it('an event belongs to the trace of its transaction, and so do events that its handler records', async () => {
    exampleOrders.onEvent = () =>
      instance.em().transactional((em) =>
        Outbox.record(em, 'admin.person-erased.v1', {
          userId: 7_700_077,
          erasedAt: new Date().toISOString(),
        }),
      );
    const recorded = startSpan({ role: 'server', name: 'recorded', attributes: {}, parent: told });
    await runInRequest(
      'call',
      randomUUID(),
      () =>
        instance
          .em()
          .transactional((em) =>
            Outbox.record(em, 'admin.person-erased.v1', { userId: 1, erasedAt: new Date().toISOString() }),
          ),
      recorded,
    );
    recorded?.end();
    const first = await arrived(({ name }) => name === 'recorded');
    await below(first, 'INSERT outbox', client);
    const sent = await below(first, 'send admin.person-erased.v1', producer);
    expect(sent.attributes).toMatchObject({
      'messaging.system': 'nats',
      'messaging.destination.name': 'admin.person-erased.v1',
    });
    const { spanId, traceId } = sent;
    await instance.courier.publish(
      'orders.order-deleted.v1',
      { orderId: 5, lines: [] },
      undefined,
      undefined,
      {
        requestId: randomUUID(),
        traceparent: `00-${traceId}-${spanId}-01`,
      },
    );
    const processed = await below(sent, 'process orders.order-deleted.v1', consumer);
    expect(processed.attributes).toMatchObject({ 'werkbank.outcome': 'applied' });
    await below(processed, 'INSERT applied', client);
    await below(processed, 'send admin.person-erased.v1', producer);
    expect(receiver.text()).not.toContain('7700077');
  });

  it('an unhandled event keeps its trace as a dead letter, with the kind of the failure only', async () => {
    exampleOrders.onEvent = () => {
      throw new RangeError('what somebody typed');
    };
    await instance.courier.publish(
      'orders.order-deleted.v1',
      { orderId: 6, lines: [] },
      undefined,
      undefined,
      {
        requestId: randomUUID(),
        traceparent: told,
      },
    );
    const failed = await arrived(({ attributes }) => attributes['werkbank.outcome'] === 'dead-lettered');
    expect(failed).toMatchObject({
      traceId: outside,
      failed: true,
      attributes: { 'error.type': 'RangeError' },
    });
    const [letter] = await instance.courier.deadLetters();
    exampleOrders.onEvent = () => undefined;
    if (letter) await instance.courier.replay(letter);
    await arrived(
      ({ traceId, attributes }) => traceId === outside && attributes['werkbank.outcome'] === 'applied',
    );
    expect(receiver.text()).not.toContain('what somebody typed');
  });

  it('spans hold no values of statements, neither of the ORM nor of prepared ones', async () => {
    const span = startSpan({ role: 'server', name: 'values', attributes: {}, parent: undefined });
    await runInRequest(
      'call',
      randomUUID(),
      async () => {
        const em = instance.em();
        await em.execute('select ?::text as said', ['somebody@example.com']);
        await runPrepared(em, { name: 'said', text: 'select $1::text as said_prepared' }, [
          '+41 79 000 00 00',
        ]);
        await expect(em.execute('select ?::int as broken', ['hunter2'])).rejects.toThrow('hunter2');
      },
      span,
    );
    span?.end();
    const parent = await arrived(({ name }) => name === 'values');
    const statements = await eventually(() => {
      const found = receiver.spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);
      expect(found).toHaveLength(3);
      return found;
    });
    expect(statements.map(({ attributes }) => attributes['db.query.text'])).toEqual([
      'select ?::text as said',
      'select $1::text as said_prepared',
      'select ?::int as broken',
    ]);
    expect(statements.map(({ failed }) => failed)).toEqual([false, false, true]);
    for (const value of ['somebody@example.com', '+41 79', 'hunter2'])
      expect(receiver.text()).not.toContain(value);
  });
});

describe('without tracing', () => {
  beforeAll(async () => {
    receiver = await startSpanReceiver();
    await startTracing({ name: 'admin', env: readEnv(tracingEnv, {}) });
    instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
    await eventually(() => instance.courier.connection.request('ask.admin.get-buyer', '{}'));
  }, 60_000);
  afterAll(async () => {
    await instance.stop();
    await receiver.stop();
  }, 30_000);

  it('queries and events carry no header, even if a caller sends one', async () => {
    const seen: (string | undefined)[] = [];
    const subscription = instance.courier.connection.subscribe('ask.>', {
      callback: (_error, { headers }) => void seen.push(headers?.get('traceparent')),
    });
    await instance.courier.connection.flush();
    exampleOrders.buyer = () => answer;
    const admin = await testUser({ roles: ['platform-admin'] });
    const headers = { authorization: `Bearer ${await admin.accessToken()}`, traceparent: told };
    expect((await fetch(`${instance.url}/api/customers/12`, { headers })).status).toBe(200);
    await eventually(() => expect(seen).toEqual(['']));
    subscription.unsubscribe();
    await instance
      .em()
      .transactional((em) =>
        Outbox.record(em, 'admin.person-erased.v1', { userId: 1, erasedAt: new Date().toISOString() }),
      );
    await instance.settled();
    const rows = await instance.em().execute('select traceparent from outbox');
    expect(rows).toEqual([{ traceparent: null }]);
    const message = await instance.courier.jsm.streams.getMessage('ADMIN', { seq: 1 });
    expect(message?.header.has('traceparent')).toBe(false);
  });
});
