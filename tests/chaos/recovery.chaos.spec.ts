import { jetstreamManager } from '@nats-io/jetstream';
import { draftOf } from '../instance/ordering.ts';
import { eventually, runningInstance, visitor } from '../instance/running-instance.ts';
import { everythingIsUp, isReady, processesOf } from './replicas.ts';
import { closeWorld, openWorld, type World } from './run-seed.ts';

/** Longest time from the return of a lost dependency to the first successful use. */
const goalSeconds = 5;

let world: World;
beforeAll(async () => (world = await openWorld()), 60_000);
afterAll(() => closeWorld(world));

/** Dependencies with a check of their return and the actions that need them. */
const dependencies = {
  postgres: {
    isBack: async () => (await world.databases.rows('orders', 'select 1')).length === 1,
    uses: {
      'reading an article': () =>
        visitor()('getArticle', {
          params: { articleId: world.cast.offers.CH.row.articleId },
          query: {
            lng: 'de',
            country: 'CH',
            currency: 'CHF',
            quantity: 1 + (Math.ceil(performance.now()) % 9999),
          },
        }),
      'reading the kept basket': () => world.cast.buyer.api('getOwnBasket', {}),
      'listing orders': () => world.cast.buyer.api('listSalesOrders', { query: {} }),
      'listing users': () => world.cast.admin.api('listUsers', { query: {} }),
    },
  },
  nats: {
    isBack: async () => {
      const manager = await jetstreamManager(world.nats, { checkAPI: false });
      for await (const { cluster } of manager.streams.list()) if (!cluster?.leader) return false;
      return true;
    },
    uses: {
      'ordering, until the order can be read': async () => {
        // A random quantity, because equal content would be the same draft.
        const draft = await draftOf(
          world.cast.buyer,
          [world.cast.offers.CH.row],
          1 + Math.floor(Math.random() * 50),
        );
        const { orderId } = await world.cast.buyer.api('submitOrder', { body: { draftId: draft.id } });
        await eventually(
          () => world.cast.buyer.api('getSalesOrder', { params: { orderId } }),
          () => true,
        );
      },
    },
  },
  keycloak: {
    isBack: async () => (await Promise.all(processesOf('keycloak').map(isReady))).every(Boolean),
    uses: {
      'signing in': () => {
        const { email, password } = world.cast.buyer.account;
        return visitor()('login', { body: { userEmail: email, password } });
      },
    },
  },
} as const;

/** Kills all processes of a part at once; resolves when it is back. */
async function lose(part: keyof typeof dependencies): Promise<void> {
  const names = processesOf(part);
  const before = Object.fromEntries(names.map((name) => [name, runningInstance().pids[name]]));
  for (const pid of Object.values(before)) if (pid !== undefined) process.kill(pid, 'SIGKILL');
  await eventually(
    () => Promise.resolve(runningInstance().pids),
    (pids) => names.every((name) => pids[name] !== undefined && pids[name] !== before[name]),
    90,
  );
  await eventually(dependencies[part].isBack, (back) => back, 90);
}

it.each(Object.keys(dependencies) as (keyof typeof dependencies)[])(
  'all actions succeed without help after %s is back',
  async (part) => {
    await lose(part);
    const back = performance.now();
    const took = await Promise.all(
      Object.entries(dependencies[part].uses).map(async ([what, use]) => {
        await eventually(
          async () => {
            await use();
            return true;
          },
          (done) => done,
          60,
        );
        return { what, seconds: (performance.now() - back) / 1000 };
      }),
    );
    const told = took.map(({ what, seconds }) => `${what} after ${seconds.toFixed(1)} s`);
    console.log(`${part} is back: ${told.join(', ')}`);
    expect(took.filter(({ seconds }) => seconds > goalSeconds)).toEqual([]);
    await everythingIsUp(world.nats);
  },
  240_000,
);
