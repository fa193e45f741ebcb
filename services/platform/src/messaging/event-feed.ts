import { setTimeout as delay } from 'node:timers/promises';
import { DeliverPolicy, type JsMsg, jetstreamManager, type OrderedConsumerOptions } from '@nats-io/jetstream';
import {
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type Provider,
} from '@nestjs/common';
import { type EventName, type EventPayload, events } from '@werkbank/contracts/events';
import { SERVICE, type ServiceInfo } from '../service-info/service-info.js';
import { NatsConnectionService } from './nats-connection.js';
import { API_TIMEOUT_MS, ensureEventStream } from './streams.js';
import { domainOf, streamOf } from './wire.js';

/** Bounds of the recent events that are kept for followers who were cut off. */
const kept = { ms: 15 * 60_000, events: 20_000 };

/** Names of events, all of one domain. */
export type FedNames = readonly [EventName, ...EventName[]];

export type FedEvent<N extends EventName = EventName> = {
  [E in N]: { id: string; sequence: number; at: number; name: E; payload: EventPayload<E> };
}[N];

interface FollowFrom {
  /** The id of the last event that the follower got. */
  after?: string | undefined;
  /** Without an id: milliseconds of the past to replay. */
  lookBack?: number | undefined;
}

interface Following {
  /** The events since the given id; `undefined` if that id is no longer known. */
  missed: readonly FedEvent[] | undefined;
  id: string;
  stop: () => void;
}

/**
 * Live events of one domain for followers, the same in every replica of the service. It keeps no state per follower;
 * ids are places in the stream, so a follower can continue at any replica.
 */
export class EventFeed implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('event-feed');
  private readonly closing = new AbortController();
  private readonly followers = new Set<(event: FedEvent) => void>();
  private readonly caughtUp = Promise.withResolvers<void>();
  private newest: FedEvent[] = [];
  /** Creation time of the stream: a wiped one restarts its numbers. */
  private born = '';
  /** All events after this place, up to `last`, are in `newest`. */
  private before = 0;
  private last = 0;
  /** Stops the current read. */
  private interrupt: () => void = () => undefined;
  private loop: Promise<void> | undefined;

  constructor(
    private readonly nats: NatsConnectionService,
    private readonly service: ServiceInfo,
    private readonly names: FedNames,
  ) {}

  private get domain(): string {
    return domainOf(this.names[0]);
  }

  onApplicationBootstrap(): void {
    // After a server restart the stream may be lost.
    this.nats.onContact(() => this.interrupt());
    this.loop = this.run();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing.abort();
    this.interrupt();
    await this.loop;
  }

  /** Resolves once the events from before the start of this process are known. */
  whenCaughtUp(): Promise<void> {
    return this.caughtUp.promise;
  }

  /** Calls back with each event from now on, in order. */
  follow({ after, lookBack }: FollowFrom, told: (event: FedEvent) => void): Following {
    this.followers.add(told);
    const place = after === undefined ? this.placeBefore(lookBack) : this.placeOf(after);
    return {
      missed: place === undefined ? undefined : this.newest.filter(({ sequence }) => sequence > place),
      id: this.idOf(this.last),
      stop: () => void this.followers.delete(told),
    };
  }

  private idOf(sequence: number): string {
    return `${this.born}.${sequence}`;
  }

  private placeOf(id: string | undefined): number | undefined {
    const [born, sequence] = id?.split('.') ?? [];
    const place = Number(sequence);
    return born === this.born && place >= this.before ? place : undefined;
  }

  private placeBefore(ms: number | undefined): number | undefined {
    if (ms === undefined) return undefined;
    const since = Date.now() - ms;
    return (this.newest.find(({ at }) => at >= since)?.sequence ?? this.last + 1) - 1;
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      try {
        await this.nats.whenUp(signal);
        if (signal.aborted) return;
        await this.read();
      } catch (error) {
        if (!signal.aborted) this.log.warn(`Interrupted, will go on: ${String(error)}`);
      }
      await delay(500, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Continues where the last read ended. The first read starts some minutes ago, for followers of other replicas. */
  private async read(): Promise<void> {
    const jsm = await jetstreamManager(this.nats.now(), { checkAPI: false, timeout: API_TIMEOUT_MS });
    const { created, state } = await ensureEventStream(jsm, this.domain, this.service.env.NATS_REPLICAS);
    const born = Date.parse(created).toString(36);
    if (born !== this.born) Object.assign(this, { born, newest: [], before: 0, last: 0 });
    const from: Partial<OrderedConsumerOptions> =
      this.last > 0
        ? { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: this.last + 1 }
        : {
            deliver_policy: DeliverPolicy.StartTime,
            opt_start_time: new Date(Date.now() - kept.ms).toISOString(),
          };
    const consumer = await jsm
      .jetstream()
      .consumers.get(streamOf(this.domain), { ...from, filter_subjects: [...this.names] });
    const { num_pending } = await consumer.info();
    if (num_pending === 0) {
      if (this.last === 0) this.before = this.last = state.last_seq;
      this.caughtUp.resolve();
    }
    const given = Promise.withResolvers<void>();
    this.interrupt = given.resolve;
    let current = true;
    const messages = await consumer.consume({
      callback: (message) => {
        if (current) this.take(message);
      },
    });
    // A read that is looking for its server at that moment does not notice the stop.
    if (!this.closing.signal.aborted) await Promise.race([messages.closed(), given.promise]);
    current = false;
    messages.stop();
  }

  private take(message: JsMsg): void {
    const event = this.eventOf(message);
    if (this.last === 0) this.before = message.seq - 1;
    this.last = message.seq;
    if (event) {
      this.newest.push(event);
      this.forget();
      for (const told of this.followers) told(event);
    }
    if (message.info.pending === 0) this.caughtUp.resolve();
  }

  private eventOf(message: JsMsg): FedEvent | undefined {
    const name = this.names.find((one) => one === message.subject);
    const payload = name && events[name].safeParse(jsonOf(message)).data;
    if (!payload) return undefined;
    const at = Number(message.timestampNanos) / 1e6;
    return { id: this.idOf(message.seq), sequence: message.seq, at, name, payload } as FedEvent;
  }

  private forget(): void {
    const since = Date.now() - kept.ms;
    const old = this.newest.findIndex(({ at }) => at >= since);
    const tooMany = Math.max(old, this.newest.length - kept.events);
    if (tooMany <= 0) return;
    this.before = this.newest[tooMany - 1]?.sequence ?? this.before;
    this.newest.splice(0, tooMany);
  }
}

function jsonOf(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return undefined;
  }
}

/** Provides the feed of some events of one domain. */
export function eventFeed(names: FedNames): Provider {
  return {
    provide: EventFeed,
    inject: [NatsConnectionService, SERVICE],
    useFactory: (nats: NatsConnectionService, service: ServiceInfo) => new EventFeed(nats, service, names),
  };
}
