import { type JsMsg, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import type { ServiceInfo } from '../service-info/service-info.js';
import { tooLarge } from './never-sent.js';
import { ensureDeadLetterStream, DEAD_LETTER_SUBJECT } from './streams.js';
import { EVENT_ID, correlatedHeaders, correlationOf } from './wire.js';

/** Headers of a dead letter: what it was, who could not handle it, and why. */
export const deadLetterHeaders = {
  consumer: 'Werkbank-Consumer',
  reason: 'Werkbank-Reason',
  subject: 'Werkbank-Subject',
  /** Stream and sequence of the message itself, if it is too large to be copied with these headers. */
  storedAt: 'Werkbank-Stored-At',
} as const;

export interface UnhandledMessage {
  consumer: string;
  reason: string;
  message: JsMsg;
}

/** Adds a copy of a message to the dead letters. Doing it twice for the same delivery leaves one copy. */
export async function addDeadLetter(
  connection: NatsConnection,
  service: ServiceInfo,
  { consumer, reason, message }: UnhandledMessage,
): Promise<void> {
  const jsm = await jetstreamManager(connection, { checkAPI: false });
  await ensureDeadLetterStream(jsm, service.env.NATS_REPLICAS);
  const headers = correlatedHeaders(correlationOf(message.headers));
  headers.set(deadLetterHeaders.consumer, consumer);
  headers.set(deadLetterHeaders.subject, message.subject);
  headers.set(deadLetterHeaders.reason, reason.replaceAll(/[\r\n]+/g, ' ').slice(0, 1000));
  headers.set(EVENT_ID, message.headers?.get(EVENT_ID) || `${message.info.stream}:${message.seq}`);
  const whole = tooLarge(message.data, connection) === undefined;
  if (!whole) headers.set(deadLetterHeaders.storedAt, `${message.info.stream} ${message.seq}`);
  const copy = whole ? message.data : new Uint8Array();
  await jetstream(connection).publish(`${DEAD_LETTER_SUBJECT}.${message.subject}`, copy, {
    headers,
    msgID: `${consumer}:${message.info.stream}:${message.seq}`,
  });
}
