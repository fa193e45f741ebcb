import { Injectable } from '@nestjs/common';
import {
  type DeadLetter,
  type DeadLetterKind,
  type DeadLetterList,
  type Operations as State,
  type ReplayResult,
  replicaState,
} from '@werkbank/contracts/entities';
import {
  type DeadLetter as StoredLetter,
  findDeadLetter,
  newestDeadLetters,
  NothingToReplay,
  replayDeadLetter,
  type ReplayedLetter,
} from '../messaging/dead-letters.js';
import { NatsConnectionService } from '../messaging/nats-connection.js';
import { gather } from '../messaging/gather.js';
import { OUTCOME_WITHIN_MS } from './operations-server.js';
import { operationsSubjects, retryAnswer, type RetryAsk, unsentAnswer } from './operations-wire.js';
import { replayOutcome } from './replay-outcome.js';
import { ReplicaDescription } from './replica-description.js';

const parts = replicaState.shape.part.options;
const DEADLINE_MS = 2_000;
const GRACE_MS = 200;
const SHOWN = 100;
const COUNTED = 1_000;
const REPLAYED_AT_ONCE = 500;

const allOf = (answers: readonly { part: string }[]): boolean =>
  parts.every((one) => answers.some(({ part }) => part === one));

/**
 * State of all services for operators, and actions on dead letters. Without NATS all but `state` throws
 * `DependencyUnavailable`.
 */
@Injectable()
export class Operations {
  constructor(
    private readonly nats: NatsConnectionService,
    private readonly own: ReplicaDescription,
  ) {}

  async state(): Promise<Omit<State, 'at' | 'gatewayVersion'>> {
    const replicas = this.nats.isUp
      ? await gather(this.nats.now(), {
          subject: operationsSubjects.describe,
          inboxPrefix: this.nats.inboxPrefix,
          answer: replicaState,
          complete: allOf,
          graceMs: GRACE_MS,
          deadlineMs: DEADLINE_MS,
        })
      : [await this.own.describe()];
    replicas.sort((a, b) => a.replica.localeCompare(b.replica));
    return {
      nats: this.nats.isUp ? 'up' : 'down',
      parts: parts.map((part) => ({ part, replicas: replicas.filter((one) => one.part === part) })),
    };
  }

  async deadLetters(): Promise<DeadLetterList> {
    const all = [...(await newestDeadLetters(this.nats.now(), COUNTED)).map(shown), ...(await this.unsent())];
    all.sort((a, b) => b.at.localeCompare(a.at));
    const kinds = new Map<string, DeadLetterList['kinds'][number]>();
    for (const { event, consumer } of all) {
      const key = `${event} ${consumer}`;
      kinds.set(key, { event, consumer, count: (kinds.get(key)?.count ?? 0) + 1 });
    }
    return { deadLetters: all.slice(0, SHOWN), kinds: [...kinds.values()] };
  }

  /** Event and consumer of a dead letter, if it is still there. */
  async find(id: string): Promise<DeadLetterKind | undefined> {
    if (!isSequence(id)) return (await this.unsent()).find((letter) => letter.id === id);
    const letter = await findDeadLetter(this.nats.now(), Number(id));
    return letter && shown(letter);
  }

  /** Throws `NothingToReplay` for a missing dead letter, or one without its content. */
  async replay(id: string): Promise<ReplayResult> {
    if (!isSequence(id)) return this.retry({ id });
    return this.watched(async () => [await replayDeadLetter(this.nats.now(), Number(id))]);
  }

  async replayKind({ event, consumer }: DeadLetterKind): Promise<ReplayResult> {
    if (consumer === null) return this.retry({ event });
    const connection = this.nats.now();
    const letters = await newestDeadLetters(connection, COUNTED);
    const meant = letters.filter((one) => one.subject === event && one.consumer === consumer);
    // The oldest first, in the order in which they went aside.
    const order = meant.toReversed().slice(0, REPLAYED_AT_ONCE);
    return this.watched(async () => {
      const replayed: ReplayedLetter[] = [];
      for (const { sequence } of order) {
        const letter = await ifStillThere(() => replayDeadLetter(connection, sequence));
        if (letter) replayed.push(letter);
      }
      return replayed;
    });
  }

  private async watched(replay: () => Promise<ReplayedLetter[]>): Promise<ReplayResult> {
    const connection = this.nats.now();
    const [newest] = await newestDeadLetters(connection, 1);
    return replayOutcome(connection, await replay(), newest?.sequence ?? 0, OUTCOME_WITHIN_MS);
  }

  private async unsent(): Promise<DeadLetter[]> {
    const answers = await gather(this.nats.now(), {
      subject: operationsSubjects.listUnsent,
      inboxPrefix: this.nats.inboxPrefix,
      answer: unsentAnswer,
      complete: allOf,
      graceMs: 0,
      deadlineMs: DEADLINE_MS,
    });
    return answers.flatMap(({ letters }) => letters);
  }

  private async retry(ask: RetryAsk): Promise<ReplayResult> {
    const answers = await gather(this.nats.now(), {
      subject: operationsSubjects.retryUnsent,
      inboxPrefix: this.nats.inboxPrefix,
      ask,
      answer: retryAnswer,
      complete: allOf,
      graceMs: 0,
      deadlineMs: OUTCOME_WITHIN_MS + DEADLINE_MS,
    });
    const sum = (of: keyof ReplayResult): number => answers.reduce((all, { result }) => all + result[of], 0);
    return {
      replayed: sum('replayed'),
      done: sum('done'),
      returned: sum('returned'),
      waiting: sum('waiting'),
    };
  }
}

/** One that was replayed or dropped meanwhile, or whose content is gone, does not hold up the others. */
async function ifStillThere(replay: () => Promise<ReplayedLetter>): Promise<ReplayedLetter | undefined> {
  try {
    return await replay();
  } catch (error) {
    if (error instanceof NothingToReplay) return undefined;
    throw error;
  }
}

const isSequence = (id: string): boolean => /^\d+$/.test(id);

function shown(letter: StoredLetter): DeadLetter {
  const { sequence, subject: event, consumer, reason, deadLetteredAt, requestId } = letter;
  return {
    id: String(sequence),
    event,
    consumer,
    reason,
    at: new Date(deadLetteredAt).toISOString(),
    requestId,
  };
}
