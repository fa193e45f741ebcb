import {
  JetStreamApiError,
  type JetStreamManager,
  jetstreamManager,
  type StoredMsg,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { parkedHeaders } from './park.js';
import { PARKED_STREAM } from './streams.js';
import { FACT_FOR_CONSUMER, FACT_ID, headersWithRequestId, requestIdOf } from './wire.js';

/** A message in the car park, as an operator sees it. */
export interface ParkedMessage {
  sequence: number;
  parkedAt: string;
  subject: string;
  consumer: string;
  reason: string;
  requestId: string;
  body: string;
}

export async function listParked(connection: NatsConnection): Promise<ParkedMessage[]> {
  const jsm = await jetstreamManager(connection, { checkAPI: false });
  const state = await stateOfCarPark(jsm);
  const found: ParkedMessage[] = [];
  for (let seq = state?.first_seq ?? 1; seq <= (state?.last_seq ?? 0); seq++) {
    const message = await jsm.streams.getMessage(PARKED_STREAM, { seq });
    if (message) found.push(describe(message));
  }
  return found;
}

/**
 * Gives a parked message to the consumer that could not handle it, and to no other, and takes it out of the car park.
 * It keeps its id, so that the inbox still knows it, but is a new message to the stream.
 */
export async function replayParked(connection: NatsConnection, sequence: number): Promise<ParkedMessage> {
  const jsm = await jetstreamManager(connection, { checkAPI: false });
  const message =
    (await stateOfCarPark(jsm)) && (await jsm.streams.getMessage(PARKED_STREAM, { seq: sequence }));
  if (!message) throw new Error(`Nothing is parked under ${sequence}`);
  const parked = describe(message);
  const headers = headersWithRequestId(parked.requestId);
  headers.set(FACT_ID, message.header.get(FACT_ID));
  headers.set(FACT_FOR_CONSUMER, parked.consumer);
  await jsm.jetstream().publish(parked.subject, await dataOf(jsm, message), { headers });
  await jsm.streams.deleteMessage(PARKED_STREAM, sequence);
  return parked;
}

/** The message as it was, also where it was too large to be copied and is read in its stream, as long as that keeps it. */
async function dataOf(jsm: JetStreamManager, parked: StoredMsg): Promise<Uint8Array> {
  const storedAt = parked.header.get(parkedHeaders.storedAt);
  if (storedAt === '') return parked.data;
  const [stream = '', seq] = storedAt.split(' ');
  const message = await jsm.streams.getMessage(stream, { seq: Number(seq) });
  if (!message) throw new Error(`${stream} does not keep message ${seq} any more`);
  return message.data;
}

async function stateOfCarPark(jsm: JetStreamManager) {
  try {
    return (await jsm.streams.info(PARKED_STREAM)).state;
  } catch (error) {
    // Nothing was ever parked here.
    if (error instanceof JetStreamApiError && error.status === 404) return undefined;
    throw error;
  }
}

function describe(message: StoredMsg): ParkedMessage {
  return {
    sequence: message.seq,
    parkedAt: message.timestamp,
    subject: message.header.get(parkedHeaders.subject),
    consumer: message.header.get(parkedHeaders.consumer),
    reason: message.header.get(parkedHeaders.reason),
    requestId: requestIdOf(message.header),
    body: message.string(),
  };
}
