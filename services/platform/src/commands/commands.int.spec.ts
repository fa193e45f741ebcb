import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Outbox } from '../messaging/index.js';
import { exampleDatabase } from '../testing/example/example-database.js';
import { compileExample } from '../testing/example/example-process.js';
import { ExampleModule } from '../testing/example/example.module.js';
import { eventually, startTestHouse, type TestHouse } from '../testing/index.js';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');
const command = async (name: string, ...args: string[]): Promise<string> => {
  const file = join(root, 'services/platform/dist/commands', `${name}.js`);
  const env = { ...process.env, NATS_URL: house.nats.url, DATABASE_URL: house.databaseUrl };
  return (await run(process.execPath, [file, ...args], { env })).stdout;
};

let house: TestHouse;
beforeAll(async () => {
  compileExample();
  house = await startTestHouse({ module: ExampleModule, database: exampleDatabase });
}, 90_000);
afterAll(() => house?.stop(), 30_000);

it('lists what is parked and replays it', async () => {
  expect(await command('parked', 'list')).toBe('Nothing is parked.\n');
  await house.courier.publishRaw('orders.order-deleted.v1', '{}', randomUUID());
  const line = await eventually(async () => {
    const listed = await command('parked', 'list');
    expect(listed).toContain('"sequence":1');
    return listed;
  });
  expect(JSON.parse(line)).toMatchObject({ subject: 'orders.order-deleted.v1', body: '{}' });
  expect(await command('parked', 'replay', '1')).toContain('once more');
  await eventually(async () => expect(await command('parked', 'list')).toContain('"sequence":2'));
}, 40_000);

it('explains itself when it is called in another way', async () => {
  await expect(command('parked', 'empty')).rejects.toMatchObject({
    code: 1,
    stderr: 'Usage: parked list | parked replay <sequence>\n',
  });
  await expect(command('replay-outbox', 'yesterday')).rejects.toMatchObject({ code: 1 });
});

it('sends the facts since a date once more', async () => {
  await house.em().transactional((em) => Outbox.record(em, 'admin.company-deleted.v1', { id: 1 }));
  await house.settled();
  expect(await command('replay-outbox', '2020-01-01')).toBe('1 facts will be sent again.\n');
  expect(await command('replay-outbox', '2999-01-01')).toBe('0 facts will be sent again.\n');
  await house.settled();
  expect(await house.courier.sent('admin.company-deleted.v1')).toHaveLength(1);
});
