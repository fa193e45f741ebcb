import { setTimeout as delay } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import type { ReplayResult } from '@werkbank/contracts/entities';
import { newestDeadLetters, type ReplayedLetter } from '../messaging/dead-letters.js';

const LOOK_EVERY_MS = 100;

/**
 * Waits for the outcome of replayed messages, up to a time limit. A consumer has processed all messages up to its
 * acknowledgement floor; one below it that did not return to the dead letters after `since` was handled.
 */
export async function replayOutcome(
  connection: NatsConnection,
  letters: readonly ReplayedLetter[],
  since: number,
  withinMs: number,
): Promise<ReplayResult> {
  const until = Date.now() + withinMs;
  let open = [...letters];
  for (;;) {
    const floors = await floorsOf(connection, open);
    open = open.filter(({ consumer, streamSequence }) => (floors.get(consumer) ?? 0) < streamSequence);
    if (open.length === 0 || Date.now() > until) break;
    await delay(LOOK_EVERY_MS);
  }
  const came = await newestDeadLetters(connection, 1_000, since);
  const back = new Set(came.map(({ eventId, consumer }) => `${consumer} ${eventId}`));
  const returned = letters.filter(({ eventId, consumer }) => back.has(`${consumer} ${eventId}`)).length;
  const waiting = open.filter(({ eventId, consumer }) => !back.has(`${consumer} ${eventId}`)).length;
  return { replayed: letters.length, done: letters.length - returned - waiting, returned, waiting };
}

/** The acknowledgement floor of each consumer. */
async function floorsOf(
  connection: NatsConnection,
  letters: readonly ReplayedLetter[],
): Promise<Map<string, number>> {
  const jsm = await jetstreamManager(connection, { checkAPI: false });
  const streams = new Map(letters.map(({ consumer, stream }) => [consumer, stream]));
  const floors = await Promise.all(
    [...streams].map(async ([consumer, stream]) => {
      // A deleted consumer has no floor.
      const info = await jsm.consumers.info(stream, consumer).catch(() => undefined);
      return [consumer, info?.ack_floor.stream_seq ?? 0] as const;
    }),
  );
  return new Map(floors);
}
