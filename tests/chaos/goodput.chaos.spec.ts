import { domains } from '@werkbank/contracts/domains';
import { runningInstance, visitor } from '../instance/running-instance.ts';
import { audience } from '../instance/shopping.ts';
import { whileDown } from './while-down.ts';
import { everythingIsUp, processesOf } from './replicas.ts';
import { closeWorld, openWorld, type World } from './run-seed.ts';

let world: World;
beforeAll(async () => (world = await openWorld()), 60_000);
afterAll(() => closeWorld(world));

const dependencies = ['postgres', 'nats', 'keycloak', ...domains] as const;
type Dependency = (typeof dependencies)[number];

interface Use {
  readonly needs: readonly Dependency[];
  readonly run: () => Promise<unknown>;
}

/** Makes each request different, because equal ones within a second share an answer. */
let turn = 0;

/** Actions with the parts that they need. */
const uses: Readonly<Record<string, Use>> = {
  'an article': {
    needs: ['catalog', 'postgres'],
    run: () =>
      visitor()('getArticle', {
        params: { articleId: world.cast.offers.CH.row.articleId },
        query: { ...audience, quantity: 1 + (turn++ % 9000) },
      }),
  },
  'a search': {
    needs: ['catalog', 'postgres'],
    run: () =>
      visitor()('searchArticles', { query: { ...audience, q: `bohrer ${1 + (turn++ % 900) / 10}` } }),
  },
  'the kept basket': {
    needs: ['checkout', 'postgres'],
    run: () => world.cast.buyer.api('getOwnBasket', {}),
  },
  'a list of orders': {
    needs: ['orders', 'postgres'],
    run: () => world.cast.buyer.api('listSalesOrders', { query: {} }),
  },
  'a list of users': {
    needs: ['admin', 'postgres'],
    run: () => world.cast.admin.api('listUsers', { query: {} }),
  },
  'the page itself': {
    needs: [],
    run: async () => {
      const answer = await fetch(`${runningInstance().address}/login`, { headers: { accept: 'text/html' } });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      await answer.text();
    },
  },
};

/** Share of the former goodput. */
const goal = 0.9;
const seconds = 4;
const peopleEach = 2;

interface Goodput {
  readonly perSecond: number;
  readonly failures: readonly string[];
}

/** Runs all actions repeatedly at the same time; returns the goodput of each. */
async function goodputOf(names: readonly string[]): Promise<Record<string, Goodput>> {
  const end = performance.now() + seconds * 1000;
  const done = names.map(async (name) => {
    const failures: string[] = [];
    let count = 0;
    const person = async (): Promise<void> => {
      while (performance.now() < end) {
        await uses[name]?.run().then(
          () => (count += 1),
          (error: unknown) => failures.push(String(error)),
        );
      }
    };
    await Promise.all(Array.from({ length: peopleEach }, person));
    return [name, { perSecond: count / seconds, failures }] as const;
  });
  return Object.fromEntries(await Promise.all(done));
}

it.each(dependencies)(
  'actions that do not need %s continue without it',
  async (missing) => {
    const names = Object.keys(uses).filter((name) => !uses[name]?.needs.includes(missing));
    const before = await goodputOf(names);
    let without: Record<string, Goodput> = {};
    await whileDown(processesOf(missing), async () => {
      without = await goodputOf(names);
    });
    await everythingIsUp(world.nats);
    const ratios = names.map(
      (name) => [name, (without[name]?.perSecond ?? 0) / (before[name]?.perSecond ?? 1)] as const,
    );
    const told = ratios.map(([name, ratio]) => `${name} ${ratio.toFixed(2)} ×`);
    console.log(`without ${missing}: ${told.join(', ')}`);
    expect(names.flatMap((name) => without[name]?.failures ?? [])).toEqual([]);
    expect(ratios.filter(([, ratio]) => ratio < goal)).toEqual([]);
  },
  240_000,
);
