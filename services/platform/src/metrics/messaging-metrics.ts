import { jetstreamManager } from '@nats-io/jetstream';
import { Inject, Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, register } from 'prom-client';
import { OPTIONAL_ORM, type OptionalOrm } from '../database/database-context.js';
import { FactServer } from '../messaging/fact-server.js';
import { NatsLink } from '../messaging/nats-link.js';

/** How far facts lag behind, read when somebody looks. A part that is down leaves its last values. */
@Injectable()
export class MessagingMetrics {
  constructor(
    private readonly link: NatsLink,
    private readonly facts: FactServer,
    @Inject(OPTIONAL_ORM) private readonly orm: OptionalOrm,
  ) {
    // Tests start several services in one process; the newest one is measured.
    for (const name of ['outbox_unsent', 'outbox_oldest_seconds', ...consumerGauges]) {
      register.removeSingleMetric(name);
    }
    if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
    this.measureOutbox();
    this.measureConsumers();
  }

  private measureOutbox(): void {
    const orm = this.orm;
    if (!orm) return;
    const oldest = new Gauge({
      name: 'outbox_oldest_seconds',
      help: 'Age of the oldest fact that was not sent',
    });
    const unsent = new Gauge({
      name: 'outbox_unsent',
      help: 'Recorded facts that were not sent yet',
      collect: async () => {
        const rows = await orm.em
          .fork()
          .execute<{ unsent: number; oldest: number }[]>(
            `select count(*)::int as unsent,
                    coalesce(extract(epoch from clock_timestamp() - min(recorded_at)), 0)::float as oldest
               from outbox where sent_at is null`,
          )
          .catch(() => []);
        if (!rows[0]) return;
        unsent.set(rows[0].unsent);
        oldest.set(rows[0].oldest);
      },
    });
  }

  private measureConsumers(): void {
    const labelNames = ['consumer'];
    const redelivered = new Gauge({
      name: 'fact_consumer_redelivered',
      help: 'Messages delivered again',
      labelNames,
    });
    const waiting = new Gauge({
      name: 'fact_consumer_unacknowledged',
      help: 'Messages being handled',
      labelNames,
    });
    const pending = new Gauge({
      name: 'fact_consumer_pending',
      help: 'Facts that were not delivered yet',
      labelNames,
      collect: async () => {
        if (!this.link.isUp) return;
        const jsm = await jetstreamManager(this.link.now(), { checkAPI: false });
        for (const { name, stream } of this.facts.consumers()) {
          const info = await jsm.consumers.info(stream, name).catch(() => undefined);
          if (!info) continue;
          pending.set({ consumer: name }, info.num_pending);
          waiting.set({ consumer: name }, info.num_ack_pending);
          redelivered.set({ consumer: name }, info.num_redelivered);
        }
      },
    });
  }
}

const consumerGauges = ['fact_consumer_redelivered', 'fact_consumer_unacknowledged', 'fact_consumer_pending'];
