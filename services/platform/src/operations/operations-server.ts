import type { MikroORM } from '@mikro-orm/postgresql';
import type { Msg } from '@nats-io/nats-core';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { OPTIONAL_ORM, type OptionalOrm } from '../database/database-context.js';
import { NatsConnectionService } from '../messaging/nats-connection.js';
import { SERVICE, type ServiceInfo } from '../service-info/service-info.js';
import { operationsSubjects, retryAnswer, retryAsk, unsentAnswer } from './operations-wire.js';
import { ReplicaDescription } from './replica-description.js';
import { listUnsent, retryUnsent } from './unsent-events.js';

/** Time limit of the wait for a retry's outcome. */
export const OUTCOME_WITHIN_MS = 3_000;

/** Answers operators' questions about this process and its service. */
@Injectable()
export class OperationsServer implements OnApplicationBootstrap {
  private readonly log = new Logger('operations');

  constructor(
    @Inject(SERVICE) private readonly service: ServiceInfo,
    @Inject(OPTIONAL_ORM) private readonly orm: OptionalOrm,
    private readonly nats: NatsConnectionService,
    private readonly description: ReplicaDescription,
  ) {}

  onApplicationBootstrap(): void {
    void this.subscribe().catch((error: unknown) =>
      this.log.warn(`Operators are not answered: ${String(error)}`),
    );
  }

  private async subscribe(): Promise<void> {
    const connection = await this.nats.whenConnected();
    const { orm } = this;
    const part = this.service.domain;
    const answer = (subject: string, queue: string | undefined, work: (message: Msg) => Promise<unknown>) =>
      connection.subscribe(subject, {
        ...(queue !== undefined && { queue }),
        callback: (error, message) => {
          if (error) this.log.error(error);
          else void this.reply(message, work);
        },
      });
    answer(operationsSubjects.describe, undefined, () => this.description.describe());
    if (orm) this.answerOfOutbox(orm, (subject, work) => answer(subject, part, work));
  }

  private answerOfOutbox(
    orm: MikroORM,
    answer: (subject: string, work: (message: Msg) => Promise<unknown>) => unknown,
  ): void {
    const part = this.service.domain;
    answer(operationsSubjects.listUnsent, async () =>
      unsentAnswer.parse({ part, letters: await listUnsent(orm) }),
    );
    answer(operationsSubjects.retryUnsent, async (message) =>
      retryAnswer.parse({
        part,
        result: await retryUnsent(orm, retryAsk.parse(message.json()), OUTCOME_WITHIN_MS),
      }),
    );
  }

  /** Without an answer the part counts as unavailable, and operators see exactly that. */
  private async reply(message: Msg, work: (message: Msg) => Promise<unknown>): Promise<void> {
    try {
      message.respond(JSON.stringify(await work(message)));
    } catch (error) {
      this.log.warn(`${message.subject} is not answered: ${String(error)}`);
    }
  }
}
