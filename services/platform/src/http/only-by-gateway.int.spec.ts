import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule } from '../testing/example/example.module.js';
import { startTestInstance, type TestInstance } from '../testing/index.js';

const secret = 'a-secret-of-this-test';
let instance: TestInstance;
beforeAll(async () => {
  const env = { GATEWAY_SECRET: secret };
  instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase, env });
}, 60_000);
afterAll(() => instance.stop(), 30_000);

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${instance.url}${path}`, { headers })).status;

it.each(['/api/producers/country/DE', '/%61pi/producers/country/DE', '/api/producers/country/%44E'])(
  'accepts %s from the gateway only',
  async (path) => {
    expect(await statusOf(path)).toBe(403);
    expect(await statusOf(path, { 'x-werkbank-gateway': 'another-secret' })).toBe(403);
    // Through the gateway it is an ordinary call, here a visitor's.
    expect(await statusOf(path, { 'x-werkbank-gateway': secret })).toBe(401);
  },
);

it('shows its health to operators', async () => {
  expect(await statusOf('/health/live')).toBe(200);
  expect(await statusOf('/metrics')).toBe(200);
});
