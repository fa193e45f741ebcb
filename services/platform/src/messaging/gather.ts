import { createInbox, type NatsConnection } from '@nats-io/nats-core';
import type { z } from 'zod';

export interface Gathering<S extends z.ZodType> {
  subject: string;
  /** Inbox prefix of the connection's user. */
  inboxPrefix: string;
  ask?: object;
  answer: S;
  /** True once no expected answer is missing. */
  complete: (answers: readonly z.output<S>[]) => boolean;
  /** Time after that for further replicas. */
  graceMs: number;
  deadlineMs: number;
}

/** Requests answers from all listeners and collects them until none is missing or the time is over. */
export function gather<S extends z.ZodType>(
  connection: NatsConnection,
  { subject, inboxPrefix, ask = {}, answer, complete, graceMs, deadlineMs }: Gathering<S>,
): Promise<z.output<S>[]> {
  const { promise, resolve } = Promise.withResolvers<z.output<S>[]>();
  const answers: z.output<S>[] = [];
  const inbox = createInbox(inboxPrefix);
  let grace: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(deadline);
    clearTimeout(grace);
    subscription.unsubscribe();
    resolve(answers);
  };
  const deadline = setTimeout(end, deadlineMs);
  const subscription = connection.subscribe(inbox, {
    callback: (error, message) => {
      // The subject has no listeners, so no answer will come.
      if (error || message.headers?.hasError) return end();
      const read = answer.safeParse(readJson(message.string()));
      // An answer of another version that cannot be parsed counts as none.
      if (!read.success) return;
      answers.push(read.data);
      if (complete(answers)) grace ??= setTimeout(end, graceMs);
    },
  });
  connection.publish(subject, JSON.stringify(ask), { reply: inbox });
  return promise;
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
