import { setTimeout as delay } from 'node:timers/promises';
import { type JetStreamClient, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { p } from '@mikro-orm/core';
import type { Client } from 'pg';
import { OPTIONAL_ORM, type OptionalOrm } from '../database/database-context.js';
import { readOneOn } from '../database/read-on-client.js';
import { statement } from '../database/statement.js';
import { eventsSent } from '../metrics/event-metrics.js';
import { SERVICE, type ServiceInfo } from '../service-info/service-info.js';
import { newRequestId } from '../request/request-id.js';
import { startSending, endWith } from '../tracing/trace-messages.js';
import { traceparentOf } from '../tracing/tracing.js';
import { NatsConnectionService } from './nats-connection.js';
import { markSent, pruneOldRows, putAside, resendLost, takeUnsent, type UnsentEvent } from './outbox-rows.js';
import { openPgClient } from './pg-client.js';
import { RelayWakeUp } from './relay-wake-up.js';
import { tooLarge, whyNeverSent } from './never-sent.js';
import { API_TIMEOUT_MS, ensureEventStream } from './streams.js';
import { EVENT_ID, EVENT_KEY, EVENT_RECORDED_AT, correlatedHeaders } from './wire.js';

const POLL_MS = 5_000;
const PRUNE_EVERY_MS = 60 * 60 * 1000;
/** Interval at which a standby replica tries to take over. */
const TAKE_OVER_MS = 1_000;
/** Retry delays, doubled each time; short at most, so a recovered part is used soon. */
const WAIT_MS = { first: 500, longest: 2_000 };

/**
 * Publishes recorded events to the domain's stream, one after the other. Only the replica with the session lock does
 * it, which keeps the order. A replica that is killed between publishing and marking publishes again with the same id,
 * which the stream and every inbox recognise.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('outbox');
  private readonly closing = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private wakeUp: RelayWakeUp | undefined;
  private nextPrune = 0;
  private wait = WAIT_MS.first;
  private failuresInARow = 0;

  constructor(
    private readonly nats: NatsConnectionService,
    @Inject(SERVICE) private readonly service: ServiceInfo,
    @Inject(OPTIONAL_ORM) private readonly orm: OptionalOrm,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.orm) return;
    this.nats.onContact(() => this.wakeUp?.tell());
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    let quiet = false;
    while (!this.closing.signal.aborted) {
      try {
        // Without NATS the relay holds neither a database connection nor the lock.
        await this.nats.whenUp(this.closing.signal);
        if (this.closing.signal.aborted) return;
        await this.relay(() => {
          quiet = false;
          this.wait = WAIT_MS.first;
          this.failuresInARow = 0;
          this.nats.noteStore(undefined);
        });
      } catch (error) {
        if (this.closing.signal.aborted) return;
        if (!quiet) this.log.warn(`Interrupted, will go on: ${String(error)}`);
        quiet = true;
        await delay(this.wait, undefined, { signal: this.closing.signal }).catch(() => undefined);
        this.wait = Math.min(this.wait * 2, WAIT_MS.longest);
      }
    }
  }

  /** Works until an error; calls `works` after each complete round. */
  private async relay(works: () => void): Promise<void> {
    const connection = this.nats.now();
    const client = await openPgClient(this.service.env.DATABASE_URL, `${this.service.domain}-outbox`);
    const wakeUp = new RelayWakeUp(client, this.closing.signal);
    this.wakeUp = wakeUp;
    try {
      if (!(await becomeTheRelay(client, wakeUp))) return;
      await client.query('listen outbox');
      const stream = jetstream(connection, { timeout: API_TIMEOUT_MS });
      let known: KnownStream | undefined;
      while (!this.closing.signal.aborted) {
        if (Date.now() > this.nextPrune) {
          await pruneOldRows(client);
          this.nextPrune = Date.now() + PRUNE_EVERY_MS;
        }
        if (known?.contact !== this.nats.contacts) known = await this.knowStream(client);
        const done = await this.sendBatch(client, { connection, stream, known });
        works();
        if (done === 0) await wakeUp.wait(POLL_MS);
      }
    } finally {
      wakeUp.dispose();
      await client.end();
    }
  }

  /** Reports a failing store to operators: JetStream does not answer while its disk is full. */
  private async publish(connection: NatsConnection, stream: JetStreamClient, event: UnsentEvent) {
    try {
      return await publish(connection, stream, event);
    } catch (error) {
      this.failuresInARow += 1;
      // A single failure may be a change of the stream's leader.
      if (this.nats.isUp && this.failuresInARow > 1)
        this.nats.noteStore(`JetStream does not store events, is its disk full? ${String(error)}`);
      throw error;
    }
  }

  /** Runs after every contact with NATS. A wiped stream that was created again gets all kept events once more. */
  private async knowStream(client: Client): Promise<KnownStream> {
    const contact = this.nats.contacts;
    const jsm = await jetstreamManager(this.nats.now(), { checkAPI: false, timeout: API_TIMEOUT_MS });
    const { created } = await ensureEventStream(jsm, this.service.domain, this.service.env.NATS_REPLICAS);
    const resent = await resendLost(client, created);
    if (resent > 0) this.log.warn(`The stream is a new one; ${resent} events are sent again`);
    return { contact, created };
  }

  /** Sends the next events in order, dead-letters unsendable ones, and returns how many it processed. */
  private async sendBatch(client: Client, { connection, stream, known }: Way): Promise<number> {
    const events = await takeUnsent(client);
    const sent: string[] = [];
    let aside = 0;
    try {
      for (const event of events) {
        if (this.closing.signal.aborted || known.contact !== this.nats.contacts) break;
        const never = await this.publish(connection, stream, event);
        if (never === undefined) sent.push(event.id);
        else {
          await putAside(client, event.id, never);
          this.log.error(`Dead letter ${event.id} (${event.event}) can never be sent: ${never}`);
          aside += 1;
        }
      }
    } finally {
      if (sent.length > 0) await markSent(client, sent, known.created);
    }
    return sent.length + aside;
  }
}

/** The stream as found after a contact; its creation time distinguishes it from a later one of the same name. */
interface KnownStream {
  contact: number;
  created: string;
}

interface Way {
  connection: NatsConnection;
  stream: JetStreamClient;
  known: KnownStream;
}

const takeRelayLock = statement(
  'take-relay-lock',
  { got: p.boolean() },
  `select pg_try_advisory_lock(hashtext('outbox-relay')) as got`,
);

async function becomeTheRelay(client: Client, wakeUp: RelayWakeUp): Promise<boolean> {
  while (!wakeUp.over) {
    if ((await readOneOn(client, takeRelayLock))?.got) return true;
    await wakeUp.wait(TAKE_OVER_MS);
  }
  return false;
}

/** Sends an event; returns the reason if it can never be sent. Throws errors that a retry may solve. */
async function publish(
  connection: NatsConnection,
  stream: JetStreamClient,
  event: UnsentEvent,
): Promise<string | undefined> {
  try {
    const never = tooLarge(event.payload, connection);
    if (never !== undefined) return never;
    const span = startSending(event.event, event.id, event.traceparent);
    const headers = correlatedHeaders({
      requestId: event.requestId ?? newRequestId(),
      traceparent: span && traceparentOf(span),
    });
    headers.set(EVENT_ID, event.id);
    headers.set(EVENT_RECORDED_AT, event.recordedAt.toISOString());
    if (event.key !== null) headers.set(EVENT_KEY, event.key);
    await endWith(span, () => stream.publish(event.event, event.payload, { msgID: event.id, headers }));
  } catch (error) {
    const never = whyNeverSent(error);
    if (never === undefined) throw error;
    return never;
  }
  eventsSent.inc({ event: event.event });
  return undefined;
}
