import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { ReplicaState } from '@werkbank/contracts/entities';
import { OPTIONAL_ORM, type OptionalOrm } from '../database/database-context.js';
import { poolUse } from '../database/pool-use.js';
import { partVersion } from '../env/part-version.js';
import { ReadyChecks } from '../health/ready-checks.js';
import { EventServer } from '../messaging/event-server.js';
import { NatsConnectionService } from '../messaging/nats-connection.js';
import { readConsumers, readOutboxLag } from '../messaging/read-lag.js';
import { SERVICE, type ServiceInfo } from '../service-info/service-info.js';

/** Time limit of each value. Late ones are reported as unknown, so one broken part does not hide the rest. */
const KNOWN_WITHIN_MS = 1_000;

@Injectable()
export class ReplicaDescription {
  private readonly startedAt = new Date().toISOString();
  private readonly version = partVersion() ?? null;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceInfo,
    @Inject(OPTIONAL_ORM) private readonly orm: OptionalOrm,
    private readonly checks: ReadyChecks,
    private readonly nats: NatsConnectionService,
    private readonly events: EventServer,
  ) {}

  async describe(): Promise<ReplicaState> {
    const { orm } = this;
    // Measured before any query below, because these queries are no use that operators want to see.
    const pool = orm ? await soon(poolUse(orm)) : undefined;
    const [{ parts: needs }, lag, consumers] = await Promise.all([
      this.checks.run(KNOWN_WITHIN_MS),
      orm ? soon(readOutboxLag(orm)) : undefined,
      soon(readConsumers(this.nats, this.events)),
    ]);
    return {
      part: this.service.domain,
      replica: `${hostname()}:${process.pid}`,
      version: this.version,
      startedAt: this.startedAt,
      needs,
      pool: pool ?? null,
      outbox: lag ? { unsent: lag.unsent, oldest: lag.next, deadLetters: lag.dead } : null,
      toHandle:
        consumers?.reduce(
          (sum, [, { num_pending, num_ack_pending }]) => sum + num_pending + num_ack_pending,
          0,
        ) ?? null,
    };
  }
}

function soon<T>(work: Promise<T>): Promise<T | undefined> {
  return Promise.race([work.catch(() => undefined), delay(KNOWN_WITHIN_MS, undefined, { ref: false })]);
}
