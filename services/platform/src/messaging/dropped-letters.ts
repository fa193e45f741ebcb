import { jetstreamManager } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/nats-core';
import { messagesOf } from './dead-letters.js';
import { DROPPED_STREAM, DROPPED_SUBJECT, ensureDroppedStream } from './streams.js';

/** Record of a dropped dead letter, with person and reason. Its content is deleted, because it may be about people. */
export interface DroppedLetter {
  /** Sequence among the dead letters, or id in an outbox. */
  id: string;
  subject: string;
  /** The consumer that could not handle it, or the database that could not send it. */
  of: string;
  /** Why it became a dead letter. */
  failure: string;
  /** Why it was dropped, in the operator's words. */
  reason: string;
  by: string;
  at: string;
}

/** Writes it down; the server has it on its disk when this is done. */
export async function noteDropped(
  connection: NatsConnection,
  replicas: number,
  letter: DroppedLetter,
): Promise<void> {
  const jsm = await jetstreamManager(connection, { checkAPI: false });
  await ensureDroppedStream(jsm, replicas);
  const subject = `${DROPPED_SUBJECT}.${letter.subject}`;
  // A command that was cut off and is given again notes the same letter once.
  const msgID = `${letter.of}:${letter.id}`;
  await jsm.jetstream().publish(subject, JSON.stringify(letter), { headers: headers(), msgID });
}

export async function listDropped(connection: NatsConnection): Promise<DroppedLetter[]> {
  const jsm = await jetstreamManager(connection, { checkAPI: false });
  return (await messagesOf(jsm, DROPPED_STREAM)).map((message) => message.json<DroppedLetter>());
}
