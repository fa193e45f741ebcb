import { Cache, type Made } from './cache.js';
import { Changes } from './changes.js';

/** Changes that the test reports, without a database. */
class ToldChanges extends Changes {
  private at = 0;
  private readonly last = new Map<string, number>();

  constructor() {
    super('postgres://nowhere', 'test');
  }
  tell(...keys: string[]): void {
    this.at++;
    for (const key of keys) this.last.set(key, this.at);
  }
  override get now(): number {
    return this.at;
  }
  override holds(since: number, keys: Iterable<string>): boolean {
    return [...keys].every((key) => (this.last.get(key) ?? 0) <= since);
  }
}

interface Page {
  text: string;
}
const bytesOf = ({ text }: Page) => text.length;
const made = (text: string, ...madeOf: string[]): Made<Page> => ({ value: { text }, madeOf });

let changes: ToldChanges;
let cache: Cache<Page>;
let makes: string[];
beforeEach(() => {
  changes = new ToldChanges();
  cache = new Cache(changes, { mostBytes: 1000, bytesOf });
  makes = [];
});

const get = async (key: string, text: string, ...madeOf: string[]) => {
  const { value } = await cache.get(key, async () => {
    makes.push(text);
    return made(text, ...madeOf);
  });
  return value.text;
};

/** A value whose making ends when the test lets it. */
function slow(key: string, text: string, ...madeOf: string[]) {
  let end = (_error?: Error) => {};
  const until = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  const value = cache.get(key, async () => {
    makes.push(text);
    await until;
    return made(text, ...madeOf);
  });
  return { end, text: value.then(({ value: { text: got } }) => got) };
}

describe('a value', () => {
  it('is made once until one of its sources changes', async () => {
    expect(await get('page', 'one', 'stock', 'prices')).toBe('one');
    changes.tell('other');
    expect(await get('page', 'two', 'stock')).toBe('one');
    changes.tell('prices');
    expect(await get('page', 'three', 'stock')).toBe('three');
    expect(makes).toEqual(['one', 'three']);
  });

  it('is made once for concurrent callers', async () => {
    const first = slow('page', 'one', 'stock');
    const others = Array.from({ length: 50 }, () => get('page', 'other', 'stock'));
    first.end();
    expect(new Set(await Promise.all(others))).toEqual(new Set(['one']));
    expect(makes).toEqual(['one']);
  });

  it('that was started before a change goes only to callers from before it', async () => {
    const before = slow('page', 'old', 'stock');
    changes.tell('stock');
    const after = [get('page', 'new', 'stock'), get('page', 'newer', 'stock')];
    before.end();
    expect(await before.text).toBe('old');
    expect(await Promise.all(after)).toEqual(['new', 'new']);
    expect(await get('page', 'newest', 'stock')).toBe('new');
    expect(makes).toEqual(['old', 'new']);
  });

  it('that failed is made again for the next caller', async () => {
    const first = slow('page', 'one', 'stock');
    const failure = first.text.catch((error: unknown) => error);
    first.end(new Error('down'));
    expect(await failure).toEqual(new Error('down'));
    expect(await get('page', 'two', 'stock')).toBe('two');
  });

  it('for waiting callers only is not kept', async () => {
    const once = async (text: string) =>
      (await cache.get('page', async () => ({ ...made(text), onlyOnce: true }))).value.text;
    expect([await once('one'), await once('two')]).toEqual(['one', 'two']);
  });

  it('evicts older values above the limit', async () => {
    await get('first', 'x'.repeat(600));
    await get('second', 'y'.repeat(600));
    expect(await get('second', 'again')).toBe('y'.repeat(600));
    expect(await get('first', 'again')).toBe('again');
  });
});

describe('many values', () => {
  const many = (keys: string[], there = new Set(keys)) =>
    cache.getMany(
      keys,
      (key) => [`row:${key}`],
      async (missing) => {
        makes.push(missing.join());
        return new Map(missing.filter((key) => there.has(key)).map((key) => [key, { text: key }]));
      },
    );

  it('are read together, only missing or changed ones', async () => {
    await many(['a', 'b']);
    changes.tell('row:b');
    const found = await many(['a', 'b', 'c']);
    expect([...found.keys()].sort()).toEqual(['a', 'b', 'c']);
    await many(['a', 'b', 'c']);
    expect(makes).toEqual(['a,b', 'b,c']);
  });

  it('without a result are requested again', async () => {
    expect((await many(['a'], new Set())).size).toBe(0);
    expect((await many(['a'])).size).toBe(1);
  });
});
