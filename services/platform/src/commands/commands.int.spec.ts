import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { listDropped } from '../messaging/dropped-letters.js';
import { Outbox } from '../messaging/index.js';
import { exampleDatabase } from '../testing/example/example-database.js';
import { compileExample } from '../testing/example/example-process.js';
import { ExampleModule } from '../testing/example/example.module.js';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database.js';
import { eventually, startTestInstance, type TestInstance } from '../testing/index.js';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');
const queues = async (...args: string[]): Promise<string> => {
  const file = join(root, 'services/platform/dist/commands/queues.js');
  const databases = { DATABASE_URLS: `${instance.databaseUrl} ${other.url}` };
  const env = { ...process.env, NATS_URL: instance.nats.url, ...databases };
  return (await run(process.execPath, [file, ...args], { env })).stdout;
};
const nameOf = (url: string): string => new URL(url).pathname.slice(1);
const parsed = (lines: string): Record<string, unknown>[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

let instance: TestInstance;
/** A second service's database, whose service does not run. */
let other: FreshDatabase;
beforeEach(async () => {
  compileExample();
  other = await freshDatabase(exampleDatabase);
  instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
}, 90_000);
afterEach(async () => {
  await instance?.stop();
  await other?.drop();
}, 30_000);

async function inOther<T extends object>(sql: string): Promise<T[]> {
  const client = new Client({ connectionString: other.url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}
const neverSent = async (): Promise<string> => {
  const rows = await inOther<{ id: string }>(
    `insert into outbox (event, payload, dead_lettered_at, dead_letter_reason)
     values ('admin.company-deleted.v1', '{"id": 5}', now(), 'too many bytes') returning id`,
  );
  return rows[0]?.id ?? '';
};
const unhandled = async (count = 1): Promise<Record<string, unknown>[]> => {
  for (let n = 0; n < count; n++)
    await instance.courier.publishRaw('orders.order-deleted.v1', '{}', randomUUID());
  return eventually(async () => {
    const listed = parsed(await queues('list'));
    expect(listed).toHaveLength(count);
    return listed;
  });
};

it('lists the dead letters of all, and replays those that are named or all', async () => {
  expect(await queues('list')).toBe('There are no dead letters.\n');
  expect(await queues('replay')).toBe('There are no dead letters.\n');
  const listed = await unhandled();
  expect(listed).toMatchObject([{ sequence: 1, subject: 'orders.order-deleted.v1', body: '{}' }]);
  expect(await queues('replay', '1')).toContain('once more');
  await eventually(async () => expect(await queues('list')).toContain('"sequence":2'));
  const id = await neverSent();
  expect(parsed(await queues('list'))[1]).toMatchObject({
    database: nameOf(other.url),
    id,
    reason: 'too many bytes',
  });
  expect(await queues('replay')).toMatch(
    new RegExp(`^2: .* once more.\n${id}: .* sent by ${nameOf(other.url)}.\n$`),
  );
  expect(await inOther('select id from outbox where dead_lettered_at is null')).toEqual([{ id }]);
}, 60_000);

it('drops what is named, and keeps who dropped it and why, without what was in it', async () => {
  await unhandled(2);
  const id = await neverSent();
  expect(await queues('drop', '--reason', 'asked for by the owner', '1', id)).toBe(
    `1: orders.order-deleted.v1 for admin--orders_order-deleted_v1 is dropped.\n` +
      `${id}: admin.company-deleted.v1 of ${nameOf(other.url)} is dropped.\n`,
  );
  expect(parsed(await queues('list'))).toMatchObject([{ sequence: 2 }]);
  expect(await inOther('select from outbox')).toEqual([]);
  const notes = await listDropped(instance.courier.connection);
  expect(parsed(await queues('list', '--dropped'))).toEqual(notes);
  const told = { reason: 'asked for by the owner', by: expect.stringMatching(/./) };
  expect(notes).toMatchObject([
    { ...told, id: '1', of: 'admin--orders_order-deleted_v1', failure: expect.stringMatching(/^contract/) },
    { ...told, id, of: nameOf(other.url), failure: 'too many bytes' },
  ]);
  expect(Object.keys(notes[0] ?? {})).not.toContain('body');
}, 60_000);

it('explains itself when it is called in another way, and drops nothing without a reason', async () => {
  await unhandled();
  const wrong = [['empty'], ['list', '1'], ['drop', '1'], ['drop', '--reason', ' ', '1'], ['drop', '--all']];
  for (const args of [...wrong, ['outbox', '--from', 'yesterday']]) {
    await expect(queues(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Usage/) });
  }
  for (const id of [randomUUID(), '7', 'x']) {
    const stderr = expect.stringContaining(`There is no dead letter ${id}`);
    await expect(queues('replay', id)).rejects.toMatchObject({ code: 1, stderr });
    await expect(queues('drop', '--reason', 'r', id)).rejects.toMatchObject({ code: 1, stderr });
  }
  await expect(queues('outbox', '--from', '2020-01-01', '--only', 'x')).rejects.toMatchObject({ code: 1 });
  expect(parsed(await queues('list'))).toHaveLength(1);
  expect(await queues('list', '--dropped')).toBe('None was dropped.\n');
}, 60_000);

it('sends the events since a date once more, of all databases or of one', async () => {
  await instance.em().transactional((em) => Outbox.record(em, 'admin.company-deleted.v1', { id: 1 }));
  await instance.settled();
  expect(parsed(await queues('outbox'))).toMatchObject([
    { database: nameOf(instance.databaseUrl), unsent: 0, kept: 1, deadLetters: 0 },
    { database: nameOf(other.url), unsent: 0, kept: 0, handled: 0, keptSince: null },
  ]);
  const [mine, theirs] = [nameOf(instance.databaseUrl), nameOf(other.url)];
  const again = (mineCount: number) =>
    `${mine}: ${mineCount} events will be sent again.\n${theirs}: 0 events will be sent again.\n`;
  expect(await queues('outbox', '--from', '2999-01-01')).toBe(again(0));
  expect(await queues('outbox', '--from', '2020-01-01')).toBe(again(1));
  expect(await queues('outbox', '--from', '2020-01-01', '--only', theirs)).not.toContain(mine);
  await instance.settled();
}, 60_000);
