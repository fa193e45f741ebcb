import type { NatsConnection } from '@nats-io/nats-core';
import { jetstreamManager } from '@nats-io/jetstream';
import { type Cast, castOfTheThread } from '../instance/cast.ts';
import { draftOf } from '../instance/ordering.ts';
import { eventually, runningInstance, visitor } from '../instance/running-instance.ts';
import { connectNats } from './connect-nats.ts';
import { Databases } from './databases.ts';
import { everythingIsUp, isReady, processesOf } from './replicas.ts';

const databases = new Databases();
let cast: Cast;
let nats: NatsConnection;
beforeAll(async () => {
  nats = await connectNats();
  cast = await castOfTheThread();
}, 60_000);
afterAll(async () => {
  await nats?.close();
  await databases.close();
});

/** What is lost, when it is back by itself, and what people do that needs it. */
const dependencies = {
  postgres: {
    isBack: async () => (await databases.rows('orders', 'select 1')).length === 1,
    uses: {
      'reading an article': () =>
        visitor()('getArticle', {
          params: { articleId: cast.offers.CH.row.articleId },
          query: { lng: 'de', country: 'CH', currency: 'CHF', quantity: Math.ceil(performance.now()) },
        }),
      'reading the kept basket': () => cast.buyer.api('getOwnBasket', {}),
      'listing orders': () => cast.buyer.api('listSalesOrders', { query: {} }),
      'listing users': () => cast.admin.api('listUsers', { query: {} }),
    },
  },
  nats: {
    isBack: async () => {
      const manager = await jetstreamManager(nats, { checkAPI: false });
      for await (const { cluster } of manager.streams.list()) if (!cluster?.leader) return false;
      return true;
    },
    uses: {
      'ordering, until the order can be read': async () => {
        // Not the same twice, which would be one draft.
        const draft = await draftOf(cast.buyer, [cast.offers.CH.row], 1 + Math.floor(Math.random() * 50));
        const { orderId } = await cast.buyer.api('submitOrder', { body: { draftId: draft.id } });
        await eventually(
          () => cast.buyer.api('getSalesOrder', { params: { orderId } }),
          () => true,
        );
      },
    },
  },
  keycloak: {
    isBack: async () => (await Promise.all(processesOf('keycloak').map(isReady))).every(Boolean),
    uses: {
      'signing in': () => {
        const { email, password } = cast.buyer.account;
        return visitor()('login', { body: { userEmail: email, password } });
      },
    },
  },
} as const;

/** Kills all of its processes at once, and answers when it is back. */
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
  'everything goes on by itself once %s is back',
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
        return `${what} after ${((performance.now() - back) / 1000).toFixed(1)} s`;
      }),
    );
    console.log(`${part} is back: ${took.join(', ')}`);
    expect(took).toHaveLength(Object.keys(dependencies[part].uses).length);
    await everythingIsUp(nats);
  },
  240_000,
);
