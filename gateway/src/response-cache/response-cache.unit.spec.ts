import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SHARED_WITH_HEADER } from '@werkbank/platform/http';
import { bestEncoding } from '../compress-answers/encoding.js';
import { ServiceAnswer } from './service-answer.js';
import { ResponseCache } from './response-cache.js';

const shareable = { etag: 'W/"1"', 'surrogate-control': 'max-age=1', [SHARED_WITH_HEADER]: 'visitors' };
const saying = (text: string, headers: object = shareable, status = 200) =>
  new ServiceAnswer(status, { ...headers }, Buffer.from(text), 'visitors');

let now: number;
let shared: ResponseCache;
let asked: (ServiceAnswer | undefined)[];
beforeEach(() => {
  now = 0;
  asked = [];
  shared = new ResponseCache(() => now);
});

/** A service whose answer waits until the test lets it go. */
const service =
  (answer: ServiceAnswer | 'still the same', until: Promise<void> = Promise.resolve()) =>
  async (known: ServiceAnswer | undefined) => {
    asked.push(known);
    await until;
    if (answer !== 'still the same') return answer;
    if (!known) throw new Error('the service was not told what is known');
    return known;
  };

describe('an answer that visitors share', () => {
  it('is requested once for all callers meanwhile, and within the second that it may be kept', async () => {
    let answerNow = () => {};
    const until = new Promise<void>((resolve) => (answerNow = resolve));
    const both = [
      shared.get('/a', service(saying('one'), until)),
      shared.get('/a', service(saying('two'), until)),
    ];
    answerNow();
    expect((await Promise.all(both)).map(({ body }) => body.toString())).toEqual(['one', 'one']);
    now = 999;
    expect((await shared.get('/a', service(saying('three')))).body.toString()).toBe('one');
    expect(asked).toEqual([undefined]);
  });

  it('is revalidated after a second, and stays the same one if unchanged', async () => {
    const first = await shared.get('/a', service(saying('one')));
    now = 1000;
    expect(await shared.get('/a', service('still the same'))).toBe(first);
    now = 1999;
    expect(await shared.get('/a', service(saying('two')))).toBe(first);
    now = 2000;
    expect((await shared.get('/a', service(saying('two')))).body.toString()).toBe('two');
    expect(asked).toEqual([undefined, first, first]);
  });

  it('is requested again right after a change, also while an older request runs', async () => {
    let answerNow = () => {};
    const before = shared.get(
      '/a',
      service(saying('one'), new Promise<void>((resolve) => (answerNow = resolve))),
    );
    now = 1;
    shared.changed();
    const after = shared.get('/a', service(saying('two')));
    answerNow();
    expect([(await before).body.toString(), (await after).body.toString()]).toEqual(['one', 'two']);
  });

  it.each([
    ['that its service keeps for whoever asked', saying('x', { etag: '"1"', 'cache-control': 'no-store' })],
    ['that is meant for others', saying('x', { ...shareable, [SHARED_WITH_HEADER]: 'customer-7' })],
    ['that is given no time', saying('x', { ...shareable, 'surrogate-control': 'no-store' })],
    ['without an ETag', saying('x', { ...shareable, etag: undefined })],
    ['that is a refusal', saying('x', shareable, 404)],
  ])('is none %s', async (_, answer) => {
    await Promise.all([shared.get('/a', service(answer)), shared.get('/a', service(answer))]);
    await shared.get('/a', service(answer));
    expect(asked).toEqual([undefined, undefined, undefined]);
  });

  it('that fails is requested again by the next caller', async () => {
    await expect(shared.get('/a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await shared.get('/a', service(saying('one')))).body.toString()).toBe('one');
  });

  it('is compressed once per encoding', async () => {
    const answer = saying('drill '.repeat(1000));
    const [one, two] = await Promise.all([answer.bodyFor('gzip, br'), answer.bodyFor('br;q=0.9')]);
    expect(two.body).toBe(one.body);
    expect([one.encoding, brotliDecompressSync(one.body).toString()]).toEqual(['br', 'drill '.repeat(1000)]);
    // A long-lived entry holds no larger buffer than its content.
    expect(one.body.buffer.byteLength).toBe(one.body.length);
    const zipped = await answer.bodyFor('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe('drill '.repeat(1000));
    expect(await answer.bodyFor('')).toEqual({ body: answer.body });
    expect(await saying('short').bodyFor('br')).toEqual({ body: Buffer.from('short') });
  });
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, *;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', undefined],
  ['identity', undefined],
  ['', undefined],
])('of %p the best encoding is %p', (accepted, best) => {
  expect(bestEncoding(accepted)).toBe(best);
});
