import { randomUUID } from 'node:crypto';
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { type EventName, type EventPayload, events } from '@werkbank/contracts/events';
import { type Asked, type QueryAnswer, type QueryName, queries } from '@werkbank/contracts/queries';
import { listDeadLetters, type DeadLetter, replayDeadLetter } from '../messaging/dead-letters.js';
import { ensureEventStream } from '../messaging/streams.js';
import {
  domainOf,
  EVENT_FOR_CONSUMER,
  EVENT_ID,
  type Correlation,
  correlatedHeaders,
  querySubject,
  streamOf,
} from '../messaging/wire.js';

/** The other domains in a test of one: publishes their events, answers their queries and records sent events. */
export class TestCourier {
  private constructor(
    readonly connection: NatsConnection,
    readonly jsm: JetStreamManager,
  ) {}

  static async open(url: string): Promise<TestCourier> {
    const connection = await connect({ servers: url, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
    return new TestCourier(connection, await jetstreamManager(connection, { timeout: 1_000 }));
  }

  /** Sends an event as its domain would; with an id that was used before, it is the same message once more. */
  async publish<N extends EventName>(
    name: N,
    payload: EventPayload<N>,
    id: string = randomUUID(),
    onlyFor?: string,
    correlation?: Correlation,
  ): Promise<void> {
    await this.publishRaw(name, JSON.stringify(events[name].parse(payload)), id, onlyFor, correlation);
  }

  /** Sends anything under an event's name, past the contract. The stream does not recognise repeated ids. */
  async publishRaw(
    name: EventName,
    body: string,
    id: string,
    onlyFor?: string,
    correlation?: Correlation,
  ): Promise<void> {
    await ensureEventStream(this.jsm, domainOf(name), 1);
    const headers = correlatedHeaders(correlation);
    headers.set(EVENT_ID, id);
    if (onlyFor !== undefined) headers.set(EVENT_FOR_CONSUMER, onlyFor);
    await this.jsm.jetstream().publish(name, body, { headers });
  }

  /** Events that the service could not handle, oldest first. */
  deadLetters(): Promise<DeadLetter[]> {
    return listDeadLetters(this.connection);
  }

  /** Gives a dead letter to its consumer once more, as an operator would. */
  async replay({ sequence }: Pick<DeadLetter, 'sequence'>): Promise<void> {
    await replayDeadLetter(this.connection, sequence);
  }

  /** Payloads of an event in the stream, oldest first. */
  async sent<N extends EventName>(name: N): Promise<EventPayload<N>[]> {
    const stream = streamOf(domainOf(name));
    const { state } = await this.jsm.streams.info(stream);
    const found: EventPayload<N>[] = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const message = await this.jsm.streams.getMessage(stream, { seq });
      if (message?.subject === name) found.push(events[name].parse(message.json()) as EventPayload<N>);
    }
    return found;
  }

  /** Answers a query in place of the domain that owns it; returns what ends it. */
  answerQuery<N extends QueryName>(name: N, answer: (ask: Asked<N>) => QueryAnswer<N> | Refusal): () => void {
    const subscription = this.connection.subscribe(querySubject(name), {
      callback: (_error, message) => {
        const result = answer(queries[name].ask.parse(message.json()) as Asked<N>);
        message.respond(JSON.stringify(isRefusal(result) ? { refusal: result } : { answer: result }));
      },
    });
    return () => subscription.unsubscribe();
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}
