import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Outbox } from '../messaging/index.js';
import { exampleDatabase } from '../testing/example/example-database.js';
import { compileExample } from '../testing/example/example-process.js';
import { ExampleModule } from '../testing/example/example.module.js';
import { eventually, startTestInstance, type TestInstance } from '../testing/index.js';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');
const command = async (name: string, ...args: string[]): Promise<string> => {
  const file = join(root, 'services/platform/dist/commands', `${name}.js`);
  const env = { ...process.env, NATS_URL: instance.nats.url, DATABASE_URL: instance.databaseUrl };
  return (await run(process.execPath, [file, ...args], { env })).stdout;
};

let instance: TestInstance;
beforeAll(async () => {
  compileExample();
  instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
}, 90_000);
afterAll(() => instance?.stop(), 30_000);

it('lists dead letters and replays one', async () => {
  expect(await command('dead-letters', 'list')).toBe('There are no dead letters.\n');
  await instance.courier.publishRaw('orders.order-deleted.v1', '{}', randomUUID());
  const line = await eventually(async () => {
    const listed = await command('dead-letters', 'list');
    expect(listed).toContain('"sequence":1');
    return listed;
  });
  expect(JSON.parse(line)).toMatchObject({ subject: 'orders.order-deleted.v1', body: '{}' });
  expect(await command('dead-letters', 'replay', '1')).toContain('once more');
  await eventually(async () => expect(await command('dead-letters', 'list')).toContain('"sequence":2'));
}, 40_000);

it('explains itself when it is called in another way', async () => {
  await expect(command('dead-letters', 'empty')).rejects.toMatchObject({
    code: 1,
    stderr:
      'Usage: dead-letters list | dead-letters replay <sequence, or id of an event that could not be sent>\n',
  });
  await expect(command('dead-letters', 'replay', randomUUID())).rejects.toMatchObject({ code: 1 });
  await expect(command('replay-outbox', 'yesterday')).rejects.toMatchObject({ code: 1 });
}, 30_000);

it('lists what could not be sent, and lets it be sent after all', async () => {
  await instance
    .em()
    .execute(
      `insert into outbox (event, payload) values (?, jsonb_build_object('id', 5, 'x', repeat('x', ?)))`,
      ['admin.company-deleted.v1', 2 * 1024 * 1024],
    );
  await instance.settled();
  const listed = (await command('dead-letters', 'list')).trim().split('\n');
  const letter = JSON.parse(listed.at(-1) ?? '');
  expect(letter).toMatchObject({
    subject: 'admin.company-deleted.v1',
    reason: expect.stringContaining('bytes'),
  });
  await instance.em().execute(`update outbox set payload = '{"id":5}' where id = ?`, [letter.id]);
  expect(await command('dead-letters', 'replay', letter.id)).toBe('admin.company-deleted.v1 will be sent.\n');
  await instance.settled();
  expect(await instance.courier.sent('admin.company-deleted.v1')).toEqual([{ id: 5 }]);
  expect(await command('dead-letters', 'list')).not.toContain(letter.id);
}, 60_000);

it('sends the events since a date once more', async () => {
  await instance.em().transactional((em) => Outbox.record(em, 'admin.company-deleted.v1', { id: 1 }));
  await instance.settled();
  expect(await command('replay-outbox', '2020-01-01')).toMatch(/^\d events will be sent again.\n$/);
  expect(await command('replay-outbox', '2999-01-01')).toBe('0 events will be sent again.\n');
  await instance.settled();
  expect(await instance.courier.sent('admin.company-deleted.v1')).toContainEqual({ id: 1 });
}, 30_000);
