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
    stderr: 'Usage: parked list | parked replay <sequence, or id of an event that could not be sent>\n',
  });
  await expect(command('parked', 'replay', randomUUID())).rejects.toMatchObject({ code: 1 });
  await expect(command('replay-outbox', 'yesterday')).rejects.toMatchObject({ code: 1 });
}, 30_000);

it('lists what could not be sent, and lets it be sent after all', async () => {
  await house
    .em()
    .execute(
      `insert into outbox (fact, payload) values (?, jsonb_build_object('id', 5, 'x', repeat('x', ?)))`,
      ['admin.company-deleted.v1', 2 * 1024 * 1024],
    );
  await house.settled();
  const listed = (await command('parked', 'list')).trim().split('\n');
  const letter = JSON.parse(listed.at(-1) ?? '');
  expect(letter).toMatchObject({
    subject: 'admin.company-deleted.v1',
    reason: expect.stringContaining('bytes'),
  });
  await house.em().execute(`update outbox set payload = '{"id":5}' where id = ?`, [letter.id]);
  expect(await command('parked', 'replay', letter.id)).toBe('admin.company-deleted.v1 will be sent.\n');
  await house.settled();
  expect(await house.courier.sent('admin.company-deleted.v1')).toEqual([{ id: 5 }]);
  expect(await command('parked', 'list')).not.toContain(letter.id);
}, 60_000);

it('sends the facts since a date once more', async () => {
  await house.em().transactional((em) => Outbox.record(em, 'admin.company-deleted.v1', { id: 1 }));
  await house.settled();
  expect(await command('replay-outbox', '2020-01-01')).toMatch(/^\d facts will be sent again.\n$/);
  expect(await command('replay-outbox', '2999-01-01')).toBe('0 facts will be sent again.\n');
  await house.settled();
  expect(await house.courier.sent('admin.company-deleted.v1')).toContainEqual({ id: 1 });
}, 30_000);
