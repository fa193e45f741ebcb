import type { ConsumerInfo } from '@nats-io/jetstream';
import { Inject, Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, register } from 'prom-client';
import { OPTIONAL_ORM, type OptionalOrm } from '../database/database-context.js';
import { countDeadLetters } from './dead-letters.js';
import { EventServer } from './event-server.js';
import { NatsConnectionService } from './nats-connection.js';
import { type OutboxLag, readConsumers, readOutboxLag } from './read-lag.js';
import { poolUse } from '../database/pool-use.js';
import { measureCounts } from '../metrics/measure-counts.js';

/** Delay of events, measured at each scrape. A part that is down keeps its last values. */
@Injectable()
export class MessagingMetrics {
  constructor(
    private readonly nats: NatsConnectionService,
    private readonly events: EventServer,
    @Inject(OPTIONAL_ORM) private readonly orm: OptionalOrm,
  ) {
    // Tests start several services in one process; the newest one is measured.
    for (const { name } of [...outboxGauges, ...consumerGauges, deadLetterGauge]) {
      register.removeSingleMetric(name);
    }
    if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
    this.measurePool();
    this.measureOutbox();
    this.measureConsumers();
    this.measureDeadLetters();
  }

  private measurePool(): void {
    const orm = this.orm;
    if (!orm) return;
    measureCounts({
      name: 'database_pool_connections',
      help: 'Connections of this process to its database: the most there may be, open, busy, and who waits for one',
      label: 'state',
      read: async () => ({ ...(await poolUse(orm)) }),
    });
  }

  private measureOutbox(): void {
    const orm = this.orm;
    if (!orm) return;
    const read = oncePerLook(() => readOutboxLag(orm));
    for (const { name, help, of } of outboxGauges) {
      new Gauge({
        name,
        help,
        async collect() {
          const outbox = await read();
          if (outbox) this.set(of(outbox));
        },
      });
    }
  }

  private measureConsumers(): void {
    const read = oncePerLook(() => readConsumers(this.nats, this.events));
    for (const { name, help, of } of consumerGauges) {
      new Gauge({
        name,
        help,
        labelNames: ['consumer'],
        async collect() {
          for (const [consumer, info] of (await read()) ?? []) this.set({ consumer }, of(info));
        },
      });
    }
  }

  private measureDeadLetters(): void {
    const read = oncePerLook(() => countDeadLetters(this.nats.now()));
    new Gauge({
      ...deadLetterGauge,
      async collect() {
        const lying = await read();
        if (lying !== undefined) this.set(lying);
      },
    });
  }
}

/** Gauges are read at once and independently; those of the same query share its result. */
function oncePerLook<T>(look: () => Promise<T>): () => Promise<T | undefined> {
  let looking: Promise<T | undefined> | undefined;
  return () => {
    looking ??= look()
      // A part that is down leaves its last values.
      .catch(() => undefined)
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
}

const outboxGauges: { name: string; help: string; of: (outbox: OutboxLag) => number }[] = [
  {
    name: 'outbox_unsent',
    help: 'Recorded events that were not sent yet',
    of: ({ unsent }) => unsent,
  },
  {
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest event that was not sent',
    of: ({ oldest }) => oldest,
  },
  {
    name: 'outbox_dead_letters',
    help: 'Recorded events that can never be sent; more than none is for an operator to look at',
    of: ({ dead }) => dead,
  },
];

const deadLetterGauge = {
  name: 'event_dead_letters',
  help: 'Events that a consumer of any service could not handle; more than none is for an operator to look at',
};

const consumerGauges: { name: string; help: string; of: (info: ConsumerInfo) => number }[] = [
  {
    name: 'event_consumer_pending',
    help: 'Events that were not delivered yet',
    of: ({ num_pending }) => num_pending,
  },
  {
    name: 'event_consumer_unacknowledged',
    help: 'Messages being handled',
    of: ({ num_ack_pending }) => num_ack_pending,
  },
  {
    name: 'event_consumer_redelivered',
    help: 'Messages delivered again',
    of: ({ num_redelivered }) => num_redelivered,
  },
];
