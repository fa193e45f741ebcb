import { type Cast, castOfTheThread } from '../instance/cast.ts';
import { type OwnGateway, gatewayBeside } from '../instance/own-gateway.ts';
import { goOn, hang } from '../instance/parts.ts';
import { eventually } from '../instance/running-instance.ts';

/** A tenth of the gateway's default. */
const visitorsReadMs = 1_000;
const search = '/api/articles/search?lng=de&country=CH&currency=CHF&q=spiralbohrer';

interface LogLine {
  level: string;
  msg: string;
  method?: string;
  route?: string;
  service?: string;
}

describe('while services hang', () => {
  let cast: Cast;
  let gateway: OwnGateway;

  beforeAll(async () => {
    cast = await castOfTheThread();
    gateway = await gatewayBeside({ VISITORS_READ_MS: String(visitorsReadMs), LOG_LEVEL: 'warn' });
    hang('catalog');
    hang('orders');
  });
  afterAll(async () => {
    await Promise.all([goOn('catalog'), goOn('orders')]);
    await gateway?.end();
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${gateway.address}${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${cast.buyer.user.accessToken}`,
        'content-type': 'application/json',
      },
    });
  const answered: string[] = [];
  const unanswered = async (kind: string, path: string, init?: RequestInit) => {
    const since = performance.now();
    const answer = await ask(path, init);
    answered.push(kind);
    const { code } = (await answer.json()) as { code?: string };
    return { status: answer.status, code, ms: performance.now() - since };
  };
  const counted = async (): Promise<string[]> => {
    const metrics = await (await fetch(`${gateway.address}/metrics`)).text();
    return metrics.split('\n').filter((line) => /^gateway_calls_unanswered_total.* [1-9]/.test(line));
  };
  /** Log lines about calls. */
  const logged = (): string[] =>
    gateway
      .log()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as LogLine)
      .flatMap(({ level, msg, method, route, service }) =>
        route === undefined ? [] : [`${level}: ${msg}: ${method} ${route} (${service})`],
      );

  it('each call times out by its kind; timeouts and aborts are logged and counted', async () => {
    const address = '/api/sales-orders/1/release';
    const impatient = ask(address, {
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(1.5 * visitorsReadMs),
    });
    const [visitor, person, command] = await Promise.all([
      unanswered("a visitor's read", search),
      unanswered("a person's read", '/api/sales-orders'),
      unanswered('a command', address, { method: 'POST', body: '{}' }),
      expect(impatient).rejects.toThrow('aborted'),
    ]);
    for (const [answer, times] of [
      [visitor, 1],
      [person, 2],
      [command, 3],
    ] as const) {
      expect(answer).toMatchObject({ status: 503, code: 'PART_UNAVAILABLE' });
      expect(answer.ms).toBeGreaterThan(times * visitorsReadMs * 0.9);
    }
    expect(answered).toEqual(["a visitor's read", "a person's read", 'a command']);

    // The aborted call counts too.
    expect((await counted()).sort()).toEqual([
      'gateway_calls_unanswered_total{service="catalog",reason="timeout"} 1',
      'gateway_calls_unanswered_total{service="orders",reason="gave-up"} 1',
      'gateway_calls_unanswered_total{service="orders",reason="timeout"} 3',
    ]);
    const release = 'POST /api/sales-orders/:orderId/release (orders)';
    const lines = [
      `warn: caller gave up before the answer: ${release}`,
      'warn: service does not answer: GET /api/articles/search (catalog)',
      'warn: service does not answer: GET /api/sales-orders (orders)',
      `warn: service does not answer: ${release}`,
      `warn: service does not answer: ${release}`,
    ];
    await eventually(
      () => Promise.resolve(logged()),
      (all) => all.length >= lines.length,
    );
    expect(logged().sort()).toEqual(lines);
  });

  it('other services answer, and the stopped ones do after they continue', async () => {
    expect((await ask('/api/configuration')).status).toBe(200);
    await Promise.all([goOn('catalog'), goOn('orders')]);
    for (const path of [search, '/api/sales-orders']) expect((await ask(path)).status).toBe(200);
  });
});
