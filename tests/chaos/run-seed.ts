import type { NatsConnection } from '@nats-io/nats-core';
import { canMountDisks } from '@werkbank/tools/small-disk';
import { type Cast, castOfTheThread } from '../instance/cast.ts';
import { breakInTurn } from './break-parts.ts';
import { canJump } from './break-clocks.ts';

import { connectNats } from './connect-nats.ts';
import { Databases } from '../instance/databases.ts';
import { allPieces, violations } from './invariants.ts';
import type { RunResult } from './kept-results.ts';
import { type Accepted, liveThrough, place } from './live-through.ts';
import type { Life, Plan } from './plan.ts';
import { givenUp, untilSettled } from './settled.ts';

/** The acting people, and access to NATS and databases for checks. */
export interface World {
  readonly cast: Cast;
  readonly nats: NatsConnection;
  readonly databases: Databases;
}

export async function openWorld(): Promise<World> {
  return { cast: await castOfTheThread(), nats: await connectNats(), databases: new Databases() };
}

export async function closeWorld(world: World | undefined): Promise<void> {
  await world?.nats.close();
  await world?.databases.close();
}

/** Places orders in sequence; their courses run concurrently. */
async function liveAll({ cast, databases }: World, lives: readonly Life[]): Promise<Accepted[]> {
  const accepted: Accepted[] = [];
  const living: Promise<void>[] = [];
  for (const [index, life] of lives.entries()) {
    // Different quantities, because equal content would be the same draft.
    const placed = await place(cast, { ...life, quantity: life.quantity + 5 * index });
    accepted.push(placed);
    living.push(liveThrough(cast, placed, databases));
  }
  await Promise.all(living);
  return accepted;
}

/**
 * Runs orders during faults, then checks that no data is lost, no step is repeated and no event is pending. Other load stops
 * before the checks.
 */
export async function runSeed(
  world: World,
  seed: number,
  plan: Plan,
  stopOthers: () => Promise<void> = async () => {},
): Promise<RunResult> {
  const began = Date.now();
  const { nats, databases } = world;
  const before = { pieces: await allPieces(databases), givenUp: await givenUp(nats, databases) };
  const [accepted] = await Promise.all([liveAll(world, plan.lives), breakInTurn(world, plan.faults)]);
  await stopOthers();
  await untilSettled(nats, databases);
  const found = await violations(databases, accepted);
  const [pieces, lost] = [await allPieces(databases), await givenUp(nats, databases)];
  if (pieces !== before.pieces) found.push(`there were ${before.pieces} pieces and are ${pieces}`);
  // A wiped store also loses former dead letters, so the number may fall.
  if (lost > before.givenUp) found.push(`${lost - before.givenUp} events were given up`);
  const cannot = { fillDisk: !canMountDisks, jumpClock: !canJump() };
  const faults = plan.faults.map(({ kind, part, ...fault }) => {
    const what = 'to' in fault ? `${kind} ${part} to ${fault.to}` : `${kind} ${part}`;
    return kind in cannot && cannot[kind as keyof typeof cannot] ? `not run: ${what}` : what;
  });
  return { seed, orders: accepted.length, faults, seconds: (Date.now() - began) / 1000, violations: found };
}
