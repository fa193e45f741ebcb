import { z } from 'zod';
import { EnvironmentError } from '../env/read-env.js';
import { dropDeadLetter, listDeadLetters, replayDeadLetter } from '../messaging/dead-letters.js';
import { noteDropped } from '../messaging/dropped-letters.js';
import {
  dropOutboxDeadLetter,
  listOutboxDeadLetters,
  resendSince,
  retryOutboxDeadLetter,
} from '../messaging/outbox-rows.js';
import type { Queues, QueuesDatabase } from './open-queues.js';

/** Sends dead letters to their consumers again and lets the outbox retry; all of them if no id is given. */
export async function replay(queues: Queues, given: string[]): Promise<void> {
  const ids = given.length > 0 ? given : await allIds(queues);
  if (ids.length === 0) console.log('There are no dead letters.');
  for (const id of ids) {
    if (isSequence(id)) {
      const { subject, consumer } = await replayDeadLetter(queues.nats, Number(id));
      console.log(`${id}: ${subject} was given to ${consumer} once more.`);
    } else {
      await inAnyOutbox(queues, id, async ({ name, client }) => {
        const subject = await retryOutboxDeadLetter(client, id);
        if (subject !== undefined) console.log(`${id}: ${subject} will be sent by ${name}.`);
        return subject !== undefined;
      });
    }
  }
}

/** Deletes dead letters for good. A record of the operator and the reason stays for a year. */
export async function drop(queues: Queues, ids: string[], reason: string): Promise<void> {
  const { nats, replicas } = queues;
  const note = (id: string, of: string, letter: { subject: string; reason: string }) => {
    const by = operator();
    const { subject, reason: failure } = letter;
    return noteDropped(nats, replicas, {
      id,
      subject,
      of,
      failure,
      reason,
      by,
      at: new Date().toISOString(),
    });
  };
  for (const id of ids) {
    if (isSequence(id)) {
      const letter = await dropDeadLetter(nats, Number(id), (found) => note(id, found.consumer, found));
      console.log(`${id}: ${letter.subject} for ${letter.consumer} is dropped.`);
    } else {
      await inAnyOutbox(queues, id, async ({ name, client }) => {
        const subject = await dropOutboxDeadLetter(client, id, (letter) => note(id, name, letter));
        if (subject !== undefined) console.log(`${id}: ${subject} of ${name} is dropped.`);
        return subject !== undefined;
      });
    }
  }
}

/** Resends the kept events since a moment, of one database or of all. Inboxes recognise duplicates. */
export async function resend({ databases }: Queues, since: Date, only?: string): Promise<void> {
  const chosen = databases.filter(({ name }) => only === undefined || name === only);
  if (chosen.length === 0) {
    throw new EnvironmentError(`There are ${databases.map(({ name }) => name).join(', ')}, and no ${only}`);
  }
  for (const { name, client } of chosen) {
    console.log(`${name}: ${await resendSince(client, since)} events will be sent again.`);
  }
}

/** Images run as a user without a name. */
const operator = (): string => process.env.USER || process.env.LOGNAME || `uid ${process.getuid?.()}`;

const isSequence = (id: string): boolean => Number.isSafeInteger(Number(id));

async function allIds({ nats, databases }: Queues): Promise<string[]> {
  const ids = (await listDeadLetters(nats)).map(({ sequence }) => String(sequence));
  for (const { client } of databases) ids.push(...(await listOutboxDeadLetters(client)).map(({ id }) => id));
  return ids;
}

/** An id does not name its database; the first database that knows it is used. */
async function inAnyOutbox(
  { databases }: Queues,
  id: string,
  takes: (database: QueuesDatabase) => Promise<boolean>,
): Promise<void> {
  if (z.uuid().safeParse(id).success) {
    for (const database of databases) if (await takes(database)) return;
  }
  const looked =
    databases.length === 0 ? 'no database was named' : databases.map(({ name }) => name).join(', ');
  throw new EnvironmentError(`There is no dead letter ${id} (${looked})`);
}
