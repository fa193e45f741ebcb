import { randomUUID } from 'node:crypto';
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { type FactName, type FactPayload, facts } from '@werkbank/contracts/facts';
import { type Asked, type QuestionAnswer, type QuestionName, questions } from '@werkbank/contracts/questions';
import { listParked, type ParkedMessage, replayParked } from '../messaging/parked.js';
import { ensureFactStream } from '../messaging/streams.js';
import {
  domainOf,
  FACT_FOR_CONSUMER,
  FACT_ID,
  headersWithRequestId,
  questionSubject,
  streamOf,
} from '../messaging/wire.js';

/** The other domains in a test of one: it publishes their facts, answers their questions and sees what was sent. */
export class TestCourier {
  private constructor(
    readonly connection: NatsConnection,
    readonly jsm: JetStreamManager,
  ) {}

  static async open(url: string): Promise<TestCourier> {
    const connection = await connect({ servers: url, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
    return new TestCourier(connection, await jetstreamManager(connection, { timeout: 1_000 }));
  }

  /** Sends a fact as its domain would; with an id that was used before, it is the same message once more. */
  async publish<N extends FactName>(
    name: N,
    payload: FactPayload<N>,
    id: string = randomUUID(),
    onlyFor?: string,
  ): Promise<void> {
    await this.publishRaw(name, JSON.stringify(facts[name].parse(payload)), id, onlyFor);
  }

  /** Sends anything under a fact's name, past the contract. The stream does not recognise repeated ids. */
  async publishRaw(name: FactName, body: string, id: string, onlyFor?: string): Promise<void> {
    await ensureFactStream(this.jsm, domainOf(name), 1);
    const headers = headersWithRequestId();
    headers.set(FACT_ID, id);
    if (onlyFor !== undefined) headers.set(FACT_FOR_CONSUMER, onlyFor);
    await this.jsm.jetstream().publish(name, body, { headers });
  }

  /** What the service could not handle, oldest first. */
  parked(): Promise<ParkedMessage[]> {
    return listParked(this.connection);
  }

  /** Gives a parked message to its consumer once more, as an operator would. */
  async replay({ sequence }: Pick<ParkedMessage, 'sequence'>): Promise<void> {
    await replayParked(this.connection, sequence);
  }

  /** Payloads of a fact in the stream, oldest first. */
  async sent<N extends FactName>(name: N): Promise<FactPayload<N>[]> {
    const stream = streamOf(domainOf(name));
    const { state } = await this.jsm.streams.info(stream);
    const found: FactPayload<N>[] = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const message = await this.jsm.streams.getMessage(stream, { seq });
      if (message?.subject === name) found.push(facts[name].parse(message.json()) as FactPayload<N>);
    }
    return found;
  }

  /** Answers a question in place of the domain that owns it; returns what ends it. */
  answerQuestion<N extends QuestionName>(
    name: N,
    answer: (ask: Asked<N>) => QuestionAnswer<N> | Refusal,
  ): () => void {
    const subscription = this.connection.subscribe(questionSubject(name), {
      callback: (_error, message) => {
        const result = answer(questions[name].ask.parse(message.json()) as Asked<N>);
        message.respond(JSON.stringify(isRefusal(result) ? { refusal: result } : { answer: result }));
      },
    });
    return () => subscription.unsubscribe();
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}
