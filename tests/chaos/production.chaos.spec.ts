import type { NatsConnection } from '@nats-io/nats-core';
import { domains } from '@werkbank/contracts/domains';
import { type Cast, castOfTheThread } from '../instance/cast.ts';
import { connectNats } from './connect-nats.ts';
import { Databases } from '../instance/databases.ts';
import { allPieces, violations } from './invariants.ts';
import { liveThrough, place } from './live-through.ts';
import type { Life } from './plan.ts';
import { inStep, leaderOf, processesOf, restart } from './replicas.ts';
import { givenUp, untilSettled } from './settled.ts';
import { SteadyLoad } from './steady-load.ts';

const life: Life = { quantity: 3, swiss: 'propose', german: 'confirm', decision: 'release', moves: 3 };

/** Three NATS servers, two replicas of each service and two gateways, as in production; only npm run chaos starts them. */
describe('the topology of production', () => {
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

  it('has a NATS cluster of three and two processes of each service and gateway', async () => {
    expect(processesOf('nats')).toHaveLength(3);
    for (const part of [...domains, 'gateway']) expect(processesOf(part)).toHaveLength(2);
    await inStep(nats);
  }, 90_000);

  it('takes an order from its draft to its dispatch', async () => {
    const ordered = await place(cast, life);
    await liveThrough(cast, ordered, databases);
    await untilSettled(nats, databases);
    expect(await violations(databases, [ordered])).toEqual([]);
  }, 120_000);

  it('loses no data when the NATS leader, a replica of each service and a gateway are killed in turn', async () => {
    const before = { pieces: await allPieces(databases), givenUp: await givenUp(nats, databases) };
    const load = new SteadyLoad(cast);
    // A buyer has one draft at a time.
    const ordered = await place(cast, { ...life, quantity: 30 });
    load.start();
    const lived = liveThrough(cast, ordered, databases);
    await restart(await leaderOf(nats, 'CHECKOUT'), 'SIGKILL');
    for (const part of [...domains, 'gateway']) await restart(processesOf(part)[0]!, 'SIGKILL');
    await Promise.all([load.end(), lived]);
    await untilSettled(nats, databases);
    expect(await violations(databases, [ordered, ...load.accepted])).toEqual([]);
    expect(await allPieces(databases)).toBe(before.pieces);
    expect(await givenUp(nats, databases)).toBe(before.givenUp);
    console.log(`${load.calls} calls, of which a client had to repeat`, load.failures);
    // Clients repeat interrupted calls; only broken connections and unavailable parts are acceptable failures.
    expect(
      load.failures.filter(({ why }) => !/^(0|503) PART_UNAVAILABLE|fetch failed|terminated/.test(why)),
    ).toEqual([]);
  }, 240_000);

  it('fails no request during a rolling restart', async () => {
    await inStep(nats);
    const load = new SteadyLoad(cast);
    load.start();
    for (const part of [...domains, 'gateway', 'nats'])
      for (const name of processesOf(part)) {
        await restart(name, 'SIGTERM');
        if (part === 'nats') await inStep(nats);
      }
    await load.end();
    await untilSettled(nats, databases);
    console.log(`${load.calls} calls, ${load.accepted.length} orders, ${load.failures.length} failures`);
    expect(load.failures).toEqual([]);
    expect(await violations(databases, load.accepted)).toEqual([]);
  }, 360_000);
});
