import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule } from '../testing/example/example.module.js';
import { eventually, startTestInstance, type TestInstance, testUser } from '../testing/index.js';
import { ReadyChecks } from './ready-checks.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

const parts = async (): Promise<{ status: number; parts: Record<string, string> }> => {
  const answer = await fetch(`${instance.url}/health/ready`);
  const { parts } = (await answer.json()) as { parts: Record<string, string> };
  return { status: answer.status, parts };
};

it('is ready when every part answers', async () => {
  await eventually(async () =>
    expect(await parts()).toEqual({ status: 200, parts: { database: 'up', nats: 'up', keycloak: 'up' } }),
  );
});

it('is alive but not ready without its database, and answers calls with 503', async () => {
  const user = await testUser();
  await instance.databaseLine.cut();
  const call = instance.callAs(user, 'listProducersForCountry', { params: { countryCode: 'DE' } });
  await expect(call).rejects.toMatchObject({ status: 503, code: 'PART_UNAVAILABLE' });
  expect(await parts()).toMatchObject({ status: 503, parts: { database: 'down', nats: 'up' } });
  expect((await fetch(`${instance.url}/health/live`)).status).toBe(200);
  await instance.databaseLine.mend();
  await eventually(async () => expect((await parts()).status).toBe(200));
}, 30_000);

it('reports a check of the service', async () => {
  let there = false;
  instance.app.get(ReadyChecks).add('search', async () => {
    if (!there) throw new Error('not there');
  });
  expect(await parts()).toMatchObject({ status: 503, parts: { search: 'down' } });
  there = true;
  expect(await parts()).toMatchObject({ status: 200, parts: { search: 'up' } });
});

it('reports an optional part that is down, and stays ready', async () => {
  let there = false;
  instance.app.get(ReadyChecks).addOptional('extra', async () => {
    if (!there) throw new Error('not there');
  });
  const answer = await fetch(`${instance.url}/health/ready`);
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { ready: true, degraded: ['extra'], parts: { extra: 'down', database: 'up' } },
  ]);
  there = true;
  expect(await parts()).toMatchObject({ status: 200, parts: { extra: 'up' } });
});

it('measures calls by route pattern, and the lag of events', async () => {
  await fetch(`${instance.url}/api/producers/country/DE`);
  const metrics = await (await fetch(`${instance.url}/metrics`)).text();
  expect(metrics).toContain(
    'http_call_duration_seconds_count{method="GET",route="/api/producers/country/:countryCode",status="401"}',
  );
  expect(metrics).toContain('outbox_unsent 0');
  expect(metrics).toContain('outbox_oldest_seconds 0');
  expect(metrics).toContain('event_consumer_pending{consumer="admin--orders_order-deleted_v1"} 0');
  expect(metrics).toContain('event_dead_letters 0');
  expect(metrics).toContain('process_cpu_seconds_total');
  expect(metrics).not.toContain('country/DE');
});

it.each(['applied', 'known', 'retried', 'dead-lettered'])(
  'counts events that are %s from 0 on',
  async (outcome) => {
    const metrics = await (await fetch(`${instance.url}/metrics`)).text();
    expect(metrics).toContain(
      `events_handled_total{consumer="admin--orders_order-deleted_v1",outcome="${outcome}"} 0`,
    );
  },
);
