import { jest } from '@jest/globals';

const sent: string[] = [];
const asked: Headers[] = [];
const answer = { status: 200 } as Response;
let next: () => Promise<Response> = async () => answer;

/** jsdom has no fetch; this is the part in use. */
class PlainHeaders {
  readonly values = new Map<string, string>();
  constructor(start: Record<string, string> = {}) {
    for (const [name, value] of Object.entries(start)) this.values.set(name, value);
  }
  set(name: string, value: string) {
    this.values.set(name, value);
  }
  get(name: string) {
    return this.values.get(name) ?? null;
  }
}

jest.useFakeTimers({ doNotFake: ['performance'] });
Object.assign(globalThis, {
  Headers: PlainHeaders,
  Blob: class {
    constructor(readonly parts: string[]) {}
  },
  fetch: async (_input: unknown, init: { headers: Headers }) => {
    asked.push(init.headers);
    return next();
  },
});
performance.getEntriesByType = () => [{ duration: 42 } as PerformanceEntry];
navigator.sendBeacon = (_address, body) => {
  sent.push((body as unknown as { parts: string[] }).parts.join(''));
  return true;
};

beforeEach(() => {
  sent.length = 0;
  next = async () => answer;
});
afterAll(() => jest.useRealTimers());

const { tracedFetch } = await import('./traced-fetch');
const told = () => sent.flatMap((text) => JSON.parse(text) as Record<string, unknown>[]);

it('begins a trace per call, and reports only its result, neither address nor content', async () => {
  const init = { method: 'POST', headers: { authorization: 'Bearer token' }, body: 'somebody@example.com' };
  expect(await tracedFetch('/api/users/7', init)).toBe(answer);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(2_000);
  const span = told().find(({ name }) => name === 'POST');
  expect(span).toMatchObject({ status: 200, duration: expect.any(Number), start: expect.any(Number) });
  expect(asked.at(-1)?.get('traceparent')).toBe(
    `00-${String(span?.['traceId'])}-${String(span?.['spanId'])}-01`,
  );
  expect(asked.at(-1)?.get('authorization')).toBe('Bearer token');
  expect(span?.['traceId']).toMatch(/^[0-9a-f]{32}$/);
  expect(span?.['spanId']).toMatch(/^[0-9a-f]{16}$/);
  for (const word of ['users', 'somebody', 'Bearer']) expect(sent.join('')).not.toContain(word);
});

it('reports a failed call, and rethrows its error', async () => {
  next = () => Promise.reject(new TypeError('offline'));
  await expect(tracedFetch('/api/x')).rejects.toThrow('offline');
  window.dispatchEvent(new Event('pagehide'));
  expect(told()).toEqual([expect.not.objectContaining({ status: expect.anything() })]);
});

it('sends many spans at once, and no empty list', async () => {
  for (let call = 0; call < 40; call++) await tracedFetch('/api/x');
  expect(sent).toHaveLength(1);
  expect(told()).toHaveLength(40);
  jest.advanceTimersByTime(2_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});
