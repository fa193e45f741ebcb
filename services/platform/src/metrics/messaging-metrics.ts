import { type ConsumerInfo, jetstreamManager } from '@nats-io/jetstream';
import { Inject, Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, register } from 'prom-client';
import { OPTIONAL_ORM, type OptionalOrm } from '../database/database-context.js';
import { EventServer } from '../messaging/event-server.js';
import { NatsLink } from '../messaging/nats-link.js';

/** How far events lag behind, read when somebody looks. A part that is down leaves its last values. */
@Injectable()
export class MessagingMetrics {
  constructor(
    private readonly link: NatsLink,
    private readonly events: EventServer,
    @Inject(OPTIONAL_ORM) private readonly orm: OptionalOrm,
  ) {
    // Tests start several services in one process; the newest one is measured.
    for (const { name } of [...outboxGauges, ...consumerGauges]) {
      register.removeSingleMetric(name);
    }
    if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
    this.measureOutbox();
    this.measureConsumers();
  }

  private measureOutbox(): void {
    const orm = this.orm;
    if (!orm) return;
    const read = oncePerLook(async () => {
      const [row] = await orm.em.fork().execute<Outbox[]>(outboxSql);
      return row;
    });
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
    const read = oncePerLook(() => this.readConsumers());
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

  private async readConsumers(): Promise<[consumer: string, ConsumerInfo][]> {
    const jsm = await jetstreamManager(this.link.now(), { checkAPI: false });
    const found: [string, ConsumerInfo][] = [];
    for (const { name, stream } of this.events.consumers()) {
      const info = await jsm.consumers.info(stream, name).catch(() => undefined);
      if (info) found.push([name, info]);
    }
    return found;
  }
}

/** Gauges are read at once and each by itself; those that say what one look has found share it. */
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

interface Outbox {
  unsent: number;
  oldest: number;
  dead: number;
}
const outboxSql = `
  select count(*) filter (where dead_lettered_at is null)::int as unsent,
         coalesce(extract(epoch from clock_timestamp()
           - min(recorded_at) filter (where dead_lettered_at is null)), 0)::float as oldest,
         count(dead_lettered_at)::int as dead
    from outbox where sent_at is null`;
const outboxGauges: { name: string; help: string; of: (outbox: Outbox) => number }[] = [
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
