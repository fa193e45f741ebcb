import { type JsMsg, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import type { ServiceInfo } from '../service/service-info.js';
import { tooLarge } from './never-sent.js';
import { ensureParkedStream, PARKED_SUBJECT } from './streams.js';
import { FACT_ID, headersWithRequestId, requestIdOf } from './wire.js';

/** Headers of a parked message: what it was, who could not handle it, and why. */
export const parkedHeaders = {
  consumer: 'Werkbank-Consumer',
  reason: 'Werkbank-Reason',
  subject: 'Werkbank-Subject',
  /** Where the message itself is, when it is too large to be copied with all of this: stream and sequence. */
  storedAt: 'Werkbank-Stored-At',
} as const;

export interface UnhandledMessage {
  consumer: string;
  reason: string;
  message: JsMsg;
}

/** Puts a copy of a message into the car park. Doing it twice for the same delivery leaves one copy. */
export async function park(
  connection: NatsConnection,
  service: ServiceInfo,
  { consumer, reason, message }: UnhandledMessage,
): Promise<void> {
  const jsm = await jetstreamManager(connection, { checkAPI: false });
  await ensureParkedStream(jsm, service.env.NATS_REPLICAS);
  const headers = headersWithRequestId(requestIdOf(message.headers));
  headers.set(parkedHeaders.consumer, consumer);
  headers.set(parkedHeaders.subject, message.subject);
  headers.set(parkedHeaders.reason, reason.replaceAll(/[\r\n]+/g, ' ').slice(0, 1000));
  headers.set(FACT_ID, message.headers?.get(FACT_ID) || `${message.info.stream}:${message.seq}`);
  const whole = tooLarge(message.data, connection) === undefined;
  if (!whole) headers.set(parkedHeaders.storedAt, `${message.info.stream} ${message.seq}`);
  const copy = whole ? message.data : new Uint8Array();
  await jetstream(connection).publish(`${PARKED_SUBJECT}.${message.subject}`, copy, {
    headers,
    msgID: `${consumer}:${message.info.stream}:${message.seq}`,
  });
}
