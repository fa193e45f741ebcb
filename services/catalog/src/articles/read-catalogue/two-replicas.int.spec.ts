import * as fc from 'fast-check';
import { createClient } from '@werkbank/contracts/client';
import type { TestInstance, TestUser } from '@werkbank/platform/testing';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';
import { buyerOf } from '../../testing/desk.js';

/** A value that only grows: a read must not return less than the commits before it began. */
interface Growing {
  sql: string;
  from: (article: {
    stockLevel: number;
    singlePrice: { listPrice: number; surcharge: number } | null;
  }) => number;
}

const articleId = 'drill-68';
const growing: Record<'stock' | 'listPrice' | 'surcharge', Growing> = {
  stock: {
    sql: `update stock set level = level + 1 where article_id = '${articleId}' and dispatch_location_id = 11`,
    from: ({ stockLevel }) => stockLevel,
  },
  listPrice: {
    sql: `update article set list_price = list_price + 100 where article_id = '${articleId}'`,
    from: ({ singlePrice }) => singlePrice?.listPrice ?? -1,
  },
  surcharge: {
    sql: `update surcharge set value = value + 1`,
    from: ({ singlePrice }) => singlePrice?.surcharge ?? -1,
  },
};
const kinds = Object.keys(growing) as (keyof typeof growing)[];

const step = fc.oneof(
  fc.record({
    what: fc.constant('write' as const),
    kind: fc.constantFrom(...kinds),
    heldMs: fc.nat(15),
    commits: fc.boolean(),
  }),
  fc.record({
    what: fc.constant('read' as const),
    kind: fc.constantFrom(...kinds),
    replica: fc.nat(1),
    reader: fc.constantFrom('visitor' as const, 'buyer' as const),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

describe('two replicas while stocks and prices change', () => {
  let instance: TestInstance;
  let buyer: TestUser;
  let urls: string[];
  beforeAll(async () => {
    instance = await startCatalogInstance();
    buyer = await buyerOf(900);
    urls = [instance.url, await (await instance.startReplica()).getUrl()];
    // From here on, every surcharge update raises the prices.
    await instance.em().execute('update surcharge set value = 1');
  }, patience);
  afterAll(() => instance.stop(), patience);

  const read = async (replica: number, reader: 'visitor' | 'buyer') => {
    const call = createClient({
      baseUrl: urls[replica] ?? '',
      language: () => 'de',
      accessToken: async () => (reader === 'visitor' ? undefined : buyer.accessToken()),
    });
    return call('getArticle', { params: { articleId }, query: swiss });
  };

  it('answer every reader with at least the writes committed before the request', async () => {
    const committed = { stock: 0, listPrice: 0, surcharge: 0 };
    /** The page's value by the number of committed writes. */
    const shown = {
      stock: new Map<number, number>(),
      listPrice: new Map<number, number>(),
      surcharge: new Map<number, number>(),
    };
    const all = await read(0, 'visitor');
    for (const kind of kinds) shown[kind].set(0, growing[kind].from(all));

    const write = async ({ kind, heldMs, commits }: Extract<Step, { what: 'write' }>) => {
      const em = instance.em();
      await em.begin();
      await em.execute(growing[kind].sql);
      await new Promise((resolve) => setTimeout(resolve, heldMs));
      if (!commits) return em.rollback();
      await em.commit();
      committed[kind]++;
    };
    const check = async ({ kind, replica, reader }: Extract<Step, { what: 'read' }>) => {
      const before = committed[kind];
      const value = growing[kind].from(await read(replica, reader));
      const least = Math.max(
        ...[...shown[kind]].filter(([count]) => count <= before).map(([, level]) => level),
      );
      expect(value).toBeGreaterThanOrEqual(least);
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 4, maxLength: 10 }), { maxLength: 6 }),
        async (waves) => {
          for (const wave of waves) {
            await Promise.all(wave.map((one) => (one.what === 'write' ? write(one) : check(one))));
            // At rest both replicas give the same answer, which is the lower bound for the next reads.
            const [here, there] = await Promise.all([read(0, 'visitor'), read(1, 'visitor')]);
            expect(there).toEqual(here);
            for (const kind of kinds) {
              const value = growing[kind].from(here);
              const grown = [...shown[kind].keys()].every((count) => count < committed[kind]);
              if (grown) expect(value).toBeGreaterThan(Math.max(...shown[kind].values()));
              shown[kind].set(committed[kind], value);
            }
          }
        },
      ),
      { numRuns: 12 },
    );
  });
});
