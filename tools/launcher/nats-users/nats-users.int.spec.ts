import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection, PermissionViolationError } from '@nats-io/transport-node';
import { eventConsumers, feeds, queryAskers } from '@werkbank/contracts/message-use';
import { domains } from '@werkbank/contracts/domains/source';
import { natsAuthorization, operator } from './nats-users.ts';

const folder = mkdtempSync(join(tmpdir(), 'nats-users-'));
const events = Object.keys(eventConsumers);
const queries = Object.keys(queryAskers);
const streams = [...domains.map((domain) => domain.toUpperCase()), 'werkbank-dead-letters'];
const connections: NatsConnection[] = [];
let port: number;
let server: ChildProcess | undefined;

async function start(authorization: string): Promise<void> {
  const file = join(folder, 'nats.conf');
  writeFileSync(
    file,
    `listen: 127.0.0.1:${port}\njetstream { store_dir: ${JSON.stringify(folder)} }\n${authorization}`,
  );
  server = spawn(process.env['NATS_SERVER_BIN'] ?? 'nats-server', ['--config', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (!server.stderr) throw new Error('the server says when it is ready');
  for await (const line of createInterface(server.stderr)) if (line.includes('Server is ready')) break;
}
async function stop(): Promise<void> {
  const running = server;
  if (!running) return;
  const ended = once(running, 'exit');
  running.kill('SIGKILL');
  await ended;
}
async function as(user: string, inboxPrefix = `_INBOX_${user}`): Promise<NatsConnection> {
  const connection = await connect({ servers: `127.0.0.1:${port}`, user, pass: user, inboxPrefix });
  connections.push(connection);
  return connection;
}
const setUp = () => {
  const file = join(import.meta.dirname, '../../../services/platform/dist/commands/set-up-streams.js');
  const NATS_URL = `nats://${operator}:${operator}@127.0.0.1:${port}`;
  return promisify(execFile)(process.execPath, [file], { env: { ...process.env, NATS_URL } });
};

beforeAll(async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const address = free.address();
  port = typeof address === 'object' && address ? address.port : 0;
  free.close();
  // A former installation: one shared user and an unhandled message.
  await start(`authorization { user: ${operator}, password: ${operator} }`);
  await setUp();
  const before = await as(operator);
  await jetstream(before).publish('admin.company-deleted.v1', '{"id":1}');
  await before.close();
  await stop();
  await start(natsAuthorization((user) => user));
  await setUp();
}, 60_000);
afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.close()));
  await stop();
  rmSync(folder, { recursive: true });
});

/** The subjects that the server permits the user. */
async function allowed(
  connection: NatsConnection,
  subjects: readonly string[],
  work: (subject: string) => void,
): Promise<string[]> {
  const refused = new Set<string>();
  const status = connection.status()[Symbol.asyncIterator]();
  for (const subject of subjects) work(subject);
  work('not-allowed-to-anybody');
  while (!refused.has('not-allowed-to-anybody')) {
    const { value } = await status.next();
    if (value?.type === 'error' && value.error instanceof PermissionViolationError)
      refused.add(value.error.subject);
  }
  return subjects.filter((subject) => !refused.has(subject));
}
const usedBy = (user: string, uses: Record<string, readonly string[]>) =>
  Object.entries(uses)
    .filter(([, by]) => by.includes(user))
    .map(([name]) => name);
const usedByAny = (event: string) =>
  Object.entries(eventConsumers).some(([name, by]) => name === event && by.length > 0);
const ownOf = (user: string, names: readonly string[]) => names.filter((name) => name.startsWith(`${user}.`));

it('delivers the events that a service consumes, including those from before separate users', async () => {
  const connection = await as('catalog');
  const jsm = await jetstreamManager(connection, { checkAPI: false });
  const consumer = await jsm.jetstream().consumers.get('ADMIN', 'catalog--admin_company-deleted_v1');
  const message = await consumer.next({ expires: 5_000 });
  expect(message?.json()).toEqual({ id: 1 });
  expect(await message?.ackAck()).toBe(true);
  await jetstream(await as('admin')).publish('admin.company-deleted.v1', '{"id":2}');
  const next = await consumer.next({ expires: 5_000 });
  expect(next?.json()).toEqual({ id: 2 });
});

it('feeds a service with its own events from any position', async () => {
  const connection = await as('orders');
  await jetstream(connection).publish('orders.order-deleted.v1', '{"orderId":1}');
  const filter_subjects = ['orders.order-created.v1', 'orders.order-deleted.v1'];
  const feed = await jetstream(connection).consumers.get('ORDERS', { filter_subjects });
  const messages = await feed.consume();
  for await (const message of messages) {
    expect(message.json()).toEqual({ orderId: 1 });
    break;
  }
});

it('delivers an answer to the asking service', async () => {
  const answering = await as('admin');
  answering.subscribe('ask.admin.get-buyer', {
    callback: (_, message) => void message.respond('here'),
  });
  await answering.flush();
  const asking = await as('checkout');
  expect((await asking.request('ask.admin.get-buyer', '{}', { timeout: 5_000 })).string()).toBe('here');
});

describe.each(domains)('the user of %s', (user) => {
  let connection: NatsConnection;
  beforeAll(async () => {
    connection = await as(user);
  });
  const publish = (subject: string) => connection.publish(subject, '{}', { reply: `_INBOX_${user}.none` });
  const subscribe = (subject: string) => void connection.subscribe(subject, { callback: () => undefined });

  it('publishes only its own events, its queries and dead letters of consumed events', async () => {
    const consumed = usedBy(user, eventConsumers);
    const found = await allowed(
      connection,
      [
        ...events,
        ...queries.map((query) => `ask.${query}`),
        ...events.map((event) => `dead-letter.${event}`),
      ],
      publish,
    );
    // The admin service replays dead letters under the names of their events.
    const replayed =
      user === 'admin' ? events.filter((event) => usedByAny(event) && !event.startsWith('admin.')) : [];
    expect(new Set(found)).toEqual(
      new Set([
        ...ownOf(user, events),
        ...replayed,
        ...usedBy(user, queryAskers).map((query) => `ask.${query}`),
        ...consumed.map((event) => `dead-letter.${event}`),
      ]),
    );
  });

  it('subscribes only to queries at it and to its own inbox', async () => {
    const inboxes = [...domains, operator].map((other) => `_INBOX_${other}.>`);
    const found = await allowed(
      connection,
      [
        ...queries.map((query) => `ask.${query}`),
        ...inboxes,
        ...events,
        '>',
        'ask.>',
        '_INBOX.>',
        '$JS.>',
        'dead-letter.>',
      ],
      subscribe,
    );
    expect(found).toEqual([...ownOf(user, queries).map((query) => `ask.${query}`), `_INBOX_${user}.>`]);
  });

  it('manages no streams, reads only its events and creates consumers only for its feeds', async () => {
    const ofStreams = ['CREATE', 'UPDATE', 'DELETE', 'PURGE', 'MSG.GET', 'MSG.DELETE', 'SNAPSHOT'];
    const subjects = streams.flatMap((stream) => [
      ...ofStreams.map((what) => `$JS.API.STREAM.${what}.${stream}`),
      ...['CREATE', 'DELETE'].map((what) => `$JS.API.CONSUMER.${what}.${stream}.mine`),
      `$JS.API.CONSUMER.CREATE.${stream}`,
      `$JS.API.DIRECT.GET.${stream}`,
      `$JS.API.CONSUMER.CREATE.${stream}.mine.>`,
      ...domains.flatMap((other) =>
        events
          .filter((event) => event.startsWith(`${stream.toLowerCase()}.`))
          .map((event) => `$JS.API.CONSUMER.MSG.NEXT.${stream}.${other}--${event.replaceAll('.', '_')}`),
      ),
    ]);
    const found = await allowed(connection, subjects, publish);
    const followed = usedBy(user, feeds).map((domain) => domain.toUpperCase());
    const pulled = events.flatMap((event) => {
      const stream = event.slice(0, event.indexOf('.')).toUpperCase();
      const isConsumed = usedBy(user, eventConsumers).includes(event);
      return domains
        .filter((other) => followed.includes(stream) || (isConsumed && other === user))
        .map((other) => `$JS.API.CONSUMER.MSG.NEXT.${stream}.${other}--${event.replaceAll('.', '_')}`);
    });
    const created = followed.map((stream) => `$JS.API.CONSUMER.CREATE.${stream}`);
    const ofLetters = ['GET', 'DELETE'].map((what) => `$JS.API.STREAM.MSG.${what}.werkbank-dead-letters`);
    expect(new Set(found)).toEqual(new Set([...pulled, ...created, ...(user === 'admin' ? ofLetters : [])]));
  });
});
