import { once } from 'node:events';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { balance } from './balancer.ts';

/** A replica that answers with its name and has a readiness check. */
async function replica(name: string, ready: () => boolean): Promise<HttpServer> {
  const server = createHttpServer(({ url }, answer) => {
    answer.statusCode = url === '/health/ready' && !ready() ? 503 : 200;
    answer.setHeader('connection', 'close').end(name);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

const portOf = (server: HttpServer | Server): number => (server.address() as AddressInfo).port;

describe('the balancer', () => {
  let [oneIsReady, otherIsReady] = [true, true];
  let one: HttpServer;
  let other: HttpServer;
  let balancer: Server;
  beforeAll(async () => {
    one = await replica('one', () => oneIsReady);
    other = await replica('other', () => otherIsReady);
    const free = createServer();
    await once(free.listen(0, '127.0.0.1'), 'listening');
    const port = portOf(free);
    free.close();
    await once(free, 'close');
    balancer = await balance(port, [portOf(one), portOf(other)]);
  });
  afterAll(() => {
    for (const server of [balancer, one, other]) server.close();
  });

  const ask = async (): Promise<string> => (await fetch(`http://127.0.0.1:${portOf(balancer)}/`)).text();
  const askFourTimes = async (): Promise<string[]> => [await ask(), await ask(), await ask(), await ask()];
  /** Waits until these replicas answer, after the balancer's next readiness check. */
  const untilAnswers = async (names: readonly string[]): Promise<string[]> => {
    let last: string[] = [];
    for (const until = Date.now() + 4_000; Date.now() < until && last.join() !== names.join(); )
      last = [...new Set(await askFourTimes())].sort();
    return last;
  };

  it('gives connections to both replicas in turn', async () => {
    expect([...(await askFourTimes())].sort()).toEqual(['one', 'one', 'other', 'other']);
  });

  it.each([
    { ready: 'only the other', one: false, other: true, answering: ['other'] },
    { ready: 'none', one: false, other: false, answering: ['one', 'other'] },
    { ready: 'both', one: true, other: true, answering: ['one', 'other'] },
  ])('uses ready replicas, or all if none is ready: $ready', async ({ one, other, answering }) => {
    [oneIsReady, otherIsReady] = [one, other];
    expect(await untilAnswers(answering)).toEqual(answering);
  });

  it('tries the next replica after a refused connection', async () => {
    one.close();
    await once(one, 'close');
    expect(await askFourTimes()).toEqual(['other', 'other', 'other', 'other']);
  });
});
