import {
  JetStreamApiError,
  type JetStreamManager,
  jetstreamManager,
  type StoredMsg,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { deadLetterHeaders } from './dead-letter.js';
import { DEAD_LETTER_STREAM } from './streams.js';
import { EVENT_FOR_CONSUMER, EVENT_ID, headersWithRequestId, requestIdOf } from './wire.js';

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

export async function listDeadLetters(connection: NatsConnection): Promise<DeadLetter[]> {
  const jsm = await jetstreamManager(connection, { checkAPI: false });
  const state = await stateOfStream(jsm);
  const found: DeadLetter[] = [];
  for (let seq = state?.first_seq ?? 1; seq <= (state?.last_seq ?? 0); seq++) {
    const message = await jsm.streams.getMessage(DEAD_LETTER_STREAM, { seq });
    if (message) found.push(describe(message));
  }
  return found;
}

/**
 * Gives a dead letter to the consumer that could not handle it, and to no other, and takes it out of the dead letters.
 * It keeps its id, so that the inbox still knows it, but is a new message to the stream.
 */
export async function replayDeadLetter(connection: NatsConnection, sequence: number): Promise<DeadLetter> {
  const jsm = await jetstreamManager(connection, { checkAPI: false });
  const message =
    (await stateOfStream(jsm)) && (await jsm.streams.getMessage(DEAD_LETTER_STREAM, { seq: sequence }));
  if (!message) throw new Error(`There is no dead letter ${sequence}`);
  const letter = describe(message);
  const headers = headersWithRequestId(letter.requestId);
  headers.set(EVENT_ID, message.header.get(EVENT_ID));
  headers.set(EVENT_FOR_CONSUMER, letter.consumer);
  await jsm.jetstream().publish(letter.subject, await dataOf(jsm, message), { headers });
  await jsm.streams.deleteMessage(DEAD_LETTER_STREAM, sequence);
  return letter;
}

/** The message as it was, also where it was too large to be copied and is read in its stream, as long as that keeps it. */
async function dataOf(jsm: JetStreamManager, letter: StoredMsg): Promise<Uint8Array> {
  const storedAt = letter.header.get(deadLetterHeaders.storedAt);
  if (storedAt === '') return letter.data;
  const [stream = '', seq] = storedAt.split(' ');
  const message = await jsm.streams.getMessage(stream, { seq: Number(seq) });
  if (!message) throw new Error(`${stream} does not keep message ${seq} any more`);
  return message.data;
}

async function stateOfStream(jsm: JetStreamManager) {
  try {
    return (await jsm.streams.info(DEAD_LETTER_STREAM)).state;
  } catch (error) {
    // No message ever became a dead letter here.
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
