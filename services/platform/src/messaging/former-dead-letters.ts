import type { JetStreamManager, StoredMsg } from '@nats-io/jetstream';
import { headers } from '@nats-io/nats-core';
import { DEAD_LETTER_SUBJECT, ensureDeadLetterStream, ifThere } from './streams.js';

const FORMER_STREAM = 'werkbank-parked';
const FORMER_SUBJECT = 'parked';

/**
 * Moves dead letters out of the stream of older versions and then deletes it. An interrupted move repeats: each message
 * is identified by its place there.
 */
export async function moveFormerDeadLetters(jsm: JetStreamManager, replicas: number): Promise<void> {
  const former = await ifThere(jsm.streams.info(FORMER_STREAM));
  if (!former) return;
  await ensureDeadLetterStream(jsm, replicas);
  const { first_seq, last_seq } = former.state;
  for (let seq = Math.max(first_seq, 1); seq <= last_seq; seq++) {
    const message = await ifThere(jsm.streams.getMessage(FORMER_STREAM, { seq }));
    if (message) await move(jsm, message);
  }
  await ifThere(jsm.streams.delete(FORMER_STREAM));
}

async function move(jsm: JetStreamManager, message: StoredMsg): Promise<void> {
  const subject = DEAD_LETTER_SUBJECT + message.subject.slice(FORMER_SUBJECT.length);
  const kept = headers();
  for (const key of message.header.keys()) {
    // Headers of the server itself stay behind; the one for deduplication gets a new value.
    if (!key.startsWith('Nats-')) kept.set(key, message.header.get(key));
  }
  const msgID = `${FORMER_STREAM}:${message.seq}`;
  await jsm.jetstream().publish(subject, message.data, { headers: kept, msgID });
}
