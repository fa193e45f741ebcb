import {
  JetStreamApiError,
  type JetStreamManager,
  jetstreamManager,
  type StoredMsg,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { EnvironmentError } from '../env/read-env.js';
import { deadLetterHeaders } from './dead-letter.js';
import { DEAD_LETTER_STREAM } from './streams.js';
import { EVENT_FOR_CONSUMER, EVENT_ID, correlatedHeaders, correlationOf, requestIdOf } from './wire.js';

/** A dead letter, as an operator sees it. */
export interface DeadLetter {
  sequence: number;
  deadLetteredAt: string;
  subject: string;
  consumer: string;
  reason: string;
  requestId: string;
  body: string;
}

/** A dead letter after its replay, with its new place in the stream. */
export interface ReplayedLetter extends DeadLetter {
  eventId: string;
  stream: string;
  streamSequence: number;
}

/** The dead letter does not exist, or the message that it refers to is no longer kept. */
export class NothingToReplay extends EnvironmentError {
  constructor(
    readonly why: 'unknown' | 'notKept',
    message: string,
  ) {
    super(message);
  }
}

export async function listDeadLetters(connection: NatsConnection): Promise<DeadLetter[]> {
  const jsm = await jetstreamManager(connection, { checkAPI: false });
  return (await messagesOf(jsm, DEAD_LETTER_STREAM)).map(describe);
}

export async function countDeadLetters(connection: NatsConnection): Promise<number> {
  const jsm = await jetstreamManager(connection, { checkAPI: false });
  return (await stateOf(jsm, DEAD_LETTER_STREAM))?.messages ?? 0;
}

/** The messages of a stream, oldest first; empty if the stream does not exist. */
export async function messagesOf(jsm: JetStreamManager, stream: string): Promise<StoredMsg[]> {
  const state = await stateOf(jsm, stream);
  const found: StoredMsg[] = [];
  // A stream that never held a message begins at 0.
  for (let seq = Math.max(state?.first_seq ?? 1, 1); seq <= (state?.last_seq ?? 0); seq++) {
    const message = await jsm.streams.getMessage(stream, { seq });
    if (message) found.push(message);
  }
  return found;
}

const AT_ONCE = 50;

/** The newest dead letters since `since`, newest first. */
export async function newestDeadLetters(
  connection: NatsConnection,
  most: number,
  since = 0,
): Promise<(DeadLetter & { eventId: string })[]> {
  const jsm = await jetstreamManager(connection, { checkAPI: false });
  const state = await stateOf(jsm, DEAD_LETTER_STREAM);
  const found: (DeadLetter & { eventId: string })[] = [];
  const first = Math.max(state?.first_seq ?? 1, since + 1);
  for (let last = state?.last_seq ?? 0; last >= first && found.length < most; last -= AT_ONCE) {
    const sequences = Array.from({ length: Math.min(AT_ONCE, last - first + 1) }, (_, index) => last - index);
    const messages = await Promise.all(
      sequences.map((seq) => jsm.streams.getMessage(DEAD_LETTER_STREAM, { seq })),
    );
    for (const message of messages) {
      if (message) found.push({ ...describe(message), eventId: message.header.get(EVENT_ID) });
    }
  }
  return found.slice(0, most);
}

export async function findDeadLetter(
  connection: NatsConnection,
  sequence: number,
): Promise<DeadLetter | undefined> {
  try {
    return describe(await deadLetterAt(await jetstreamManager(connection, { checkAPI: false }), sequence));
  } catch (error) {
    if (error instanceof NothingToReplay) return undefined;
    throw error;
  }
}

/**
 * Sends a dead letter to the consumer that failed, and to no other, and removes it from the dead letters. It keeps its
 * id, so the inbox still knows it, but is a new message of the stream: exactly one, even if two operators replay it at
 * once or a replay is interrupted between the two steps.
 */
export async function replayDeadLetter(
  connection: NatsConnection,
  sequence: number,
): Promise<ReplayedLetter> {
  const jsm = await jetstreamManager(connection, { checkAPI: false });
  const message = await deadLetterAt(jsm, sequence);
  const letter = describe(message);
  const headers = correlatedHeaders(correlationOf(message.header));
  const eventId = message.header.get(EVENT_ID);
  headers.set(EVENT_ID, eventId);
  headers.set(EVENT_FOR_CONSUMER, letter.consumer);
  const { stream, seq } = await jsm
    .jetstream()
    .publish(letter.subject, await dataOf(jsm, message), { headers, msgID: replayIdOf(message) });
  await takeAway(jsm, sequence);
  return { ...letter, eventId, stream, streamSequence: seq };
}

/** Deletes a dead letter for good, after `note` has recorded it. Returns the letter. */
export async function dropDeadLetter(
  connection: NatsConnection,
  sequence: number,
  note: (letter: DeadLetter) => Promise<void>,
): Promise<DeadLetter> {
  const jsm = await jetstreamManager(connection, { checkAPI: false });
  const letter = describe(await deadLetterAt(jsm, sequence));
  await note(letter);
  await takeAway(jsm, sequence);
  return letter;
}

/** A wiped stream restarts its numbers, so the number alone does not identify a letter. */
const replayIdOf = ({ seq, time }: StoredMsg): string => `replay:${time.getTime()}:${seq}`;

/** Another operator may have removed it at the same moment. */
async function takeAway(jsm: JetStreamManager, sequence: number): Promise<void> {
  try {
    await jsm.streams.deleteMessage(DEAD_LETTER_STREAM, sequence);
  } catch (error) {
    if (!(error instanceof JetStreamApiError)) throw error;
    if (await jsm.streams.getMessage(DEAD_LETTER_STREAM, { seq: sequence })) throw error;
  }
}

async function deadLetterAt(jsm: JetStreamManager, sequence: number): Promise<StoredMsg> {
  const known = await stateOf(jsm, DEAD_LETTER_STREAM);
  const message = known && (await jsm.streams.getMessage(DEAD_LETTER_STREAM, { seq: sequence }));
  if (!message) throw new NothingToReplay('unknown', `There is no dead letter ${sequence}`);
  return message;
}

/** The original message. A message that was too large to copy is read from its stream, as long as that keeps it. */
async function dataOf(jsm: JetStreamManager, letter: StoredMsg): Promise<Uint8Array> {
  const storedAt = letter.header.get(deadLetterHeaders.storedAt);
  if (storedAt === '') return letter.data;
  const [stream = '', seq] = storedAt.split(' ');
  const message = await jsm.streams.getMessage(stream, { seq: Number(seq) });
  if (!message) throw new NothingToReplay('notKept', `${stream} does not keep message ${seq} any more`);
  return message.data;
}

async function stateOf(jsm: JetStreamManager, stream: string) {
  try {
    return (await jsm.streams.info(stream)).state;
  } catch (error) {
    // The store does not exist yet, so it is empty.
    if (error instanceof JetStreamApiError && error.status === 404) return undefined;
    throw error;
  }
}

function describe(message: StoredMsg): DeadLetter {
  return {
    sequence: message.seq,
    deadLetteredAt: message.timestamp,
    subject: message.header.get(deadLetterHeaders.subject),
    consumer: message.header.get(deadLetterHeaders.consumer),
    reason: message.header.get(deadLetterHeaders.reason),
    requestId: requestIdOf(message.header),
    body: message.string(),
  };
}
