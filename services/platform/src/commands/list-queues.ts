import { listDeadLetters } from '../messaging/dead-letters.js';
import { listDropped } from '../messaging/dropped-letters.js';
import { listOutboxDeadLetters, queueState } from '../messaging/outbox-rows.js';
import type { Queues } from './open-queues.js';

/** Dead letters of all consumers and of every database's outbox, a line of JSON for each. */
export async function list({ nats, databases }: Queues): Promise<void> {
  const lines: object[] = await listDeadLetters(nats);
  for (const { name, client } of databases) {
    for (const letter of await listOutboxDeadLetters(client)) lines.push({ database: name, ...letter });
  }
  print(lines, 'There are no dead letters.');
}

export async function listNotes({ nats }: Queues): Promise<void> {
  print(await listDropped(nats), 'None was dropped.');
}

/** Prints the numbers of waiting, kept and handled events, a line of JSON for each database. */
export async function states({ databases }: Queues): Promise<void> {
  for (const { client } of databases) console.log(JSON.stringify(await queueState(client)));
}

function print(lines: readonly object[], nothing: string): void {
  for (const line of lines) console.log(JSON.stringify(line));
  if (lines.length === 0) console.log(nothing);
}
