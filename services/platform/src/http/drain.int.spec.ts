import type { ChildProcess } from 'node:child_process';
import { Agent, get, type IncomingMessage } from 'node:http';
import { exampleDatabase } from '../testing/example/example-database.js';
import { compileExample, exitOf, spawnExample } from '../testing/example/example-process.js';
import { eventually, freePort, freshDatabase, type NatsServer, startNatsServer } from '../testing/index.js';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let nats: NatsServer;
let child: ChildProcess;
beforeAll(async () => {
  compileExample();
  database = await freshDatabase(exampleDatabase);
  nats = await startNatsServer();
}, 90_000);
afterAll(async () => {
  child?.kill('SIGKILL');
  await nats?.stop();
  await database?.drop();
});

/** One connection that is kept alive as long as the server lets it be. */
const kept = new Agent({ keepAlive: true, maxSockets: 1 });
const ask = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { agent: kept }, (answer) => answer.resume().once('end', () => resolve(answer))).once(
      'error',
      reject,
    );
  });

it('takes calls while it drains, reports that it is not ready, and closes the connection with an answer', async () => {
  const port = await freePort();
  const env = { PORT: String(port), DRAIN_MS: '4000', LOG_LEVEL: 'fatal' };
  child = spawnExample({ DATABASE_URL: database.url, NATS_URL: nats.url, ...env });
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => expect((await ask(`${url}/health/ready`)).statusCode).toBe(200));
  expect((await ask(`${url}/health/live`)).headers.connection).toBe('keep-alive');
  child.kill('SIGTERM');
  await eventually(async () => expect((await ask(`${url}/health/ready`)).statusCode).toBe(503));
  const { statusCode, headers } = await ask(`${url}/health/live`);
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  await exitOf(child);
  await expect(ask(`${url}/health/live`)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
}, 60_000);
