import type { NatsConnection } from '@nats-io/nats-core';
import { connect } from '@nats-io/transport-node';
import { type Cast, castOfTheThread } from '../instance/cast.ts';
import { breakInTurn } from './break-parts.ts';
import { Databases } from './databases.ts';
import { allPieces, violations } from './invariants.ts';
import { addedUp, keepResult, keptResults, type RunResult, seedsToRun } from './kept-results.ts';
import { type Accepted, liveThrough, place } from './live-through.ts';
import { type Life, planOf } from './plan.ts';
import { givenUp, untilSettled } from './settled.ts';

let cast: Cast;
let nats: NatsConnection;
const databases = new Databases();
beforeAll(async () => {
  cast = await castOfTheThread();
  const { origin, username, password } = natsAddress();
  nats = await connect({ servers: origin, user: username, pass: password });
});
afterAll(async () => {
  await nats?.close();
  await databases.close();
  if (process.env['FAULT_SEEDS']) console.log(addedUp(keptResults()));
});

function natsAddress(): { origin: string; username: string; password: string } {
  const { host, username, password } = new URL(process.env['NATS_URL'] ?? '');
  return { origin: host, username, password: decodeURIComponent(password) };
}

/** Orders are placed one after the other, and live beside each other. */
async function liveAll(lives: readonly Life[]): Promise<Accepted[]> {
  const accepted: Accepted[] = [];
  const living: Promise<void>[] = [];
  for (const [index, life] of lives.entries()) {
    // The same content twice would be one draft, and so one order.
    const placed = await place(cast, { ...life, quantity: life.quantity + 5 * index });
    accepted.push(placed);
    living.push(liveThrough(cast, placed, databases));
  }
  await Promise.all(living);
  return accepted;
}

/** Orders live while things break; afterwards nothing is lost, nothing was done twice and nobody waits. */
async function run(seed: number): Promise<RunResult> {
  const began = Date.now();
  const plan = planOf(seed);
  const before = { pieces: await allPieces(databases), givenUp: await givenUp(nats, databases) };
  const [accepted] = await Promise.all([liveAll(plan.lives), breakInTurn({ nats, databases }, plan.faults)]);
  await untilSettled(nats, databases);
  const found = await violations(databases, accepted);
  const [pieces, lost] = [await allPieces(databases), await givenUp(nats, databases)];
  if (pieces !== before.pieces) found.push(`there were ${before.pieces} pieces and are ${pieces}`);
  if (lost !== before.givenUp) found.push(`${lost - before.givenUp} events were given up`);
  const faults = plan.faults.map(({ kind, part }) => `${kind} ${part}`);
  return { seed, orders: accepted.length, faults, seconds: (Date.now() - began) / 1000, violations: found };
}

describe('orders while parts fail', () => {
  const seeds = seedsToRun();
  it.each(seeds)(
    'are neither lost nor doubled with seed %i',
    async (seed) => {
      const result = await run(seed);
      keepResult(result);
      expect(result.violations).toEqual([]);
    },
    240_000,
  );
});
