import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Msg, Subscription } from '@nats-io/nats-core';
import { BaseRpcContext, type MessageHandler, Server } from '@nestjs/microservices';
import { isRefusal } from '@werkbank/contracts/errors';
import { type QueryName, queries } from '@werkbank/contracts/queries';
import { isOutage } from '../dependency-errors/dependency-unavailable.js';
import { runInRequest } from '../request/request-scope.js';
import { SERVICE, type ServiceInfo } from '../service-info/service-info.js';
import { inDatabaseContext, OPTIONAL_ORM, type OptionalOrm } from '../database/database-context.js';
import { handled } from './handled.js';
import { NatsConnectionService } from './nats-connection.js';
import { QUERIES } from './query-handler.js';
import { type Reply, whyUnavailable } from './queries.js';
import { endWith, startAnswering } from '../tracing/trace-messages.js';
import { ASKER_WAITS_MS, correlationOf, querySubject } from './wire.js';

/** Delivers queries to `@QueryHandler` methods. Replicas of a service share the work as one queue group. */
@Injectable()
export class QueryServer extends Server {
  override transportId = QUERIES;
  private readonly subscriptions: Subscription[] = [];
  private readonly atWork = new Set<Promise<void>>();

  constructor(
    private readonly nats: NatsConnectionService,
    @Inject(SERVICE) private readonly service: ServiceInfo,
    @Inject(OPTIONAL_ORM) private readonly orm: OptionalOrm,
  ) {
    super();
  }

  /** Subscribes as soon as NATS can be reached; the service starts without waiting for that. */
  listen(callback: () => void): void {
    callback();
    const subscribe = async (): Promise<void> => {
      const connection = await this.nats.whenConnected();
      for (const [name, handler] of this.getHandlers()) {
        const subscription = connection.subscribe(querySubject(asQuery(name)), {
          queue: this.service.domain,
          callback: (error, message) => {
            if (error) this.logger.error(error);
            else this.take(asQuery(name), handler, message);
          },
        });
        this.subscriptions.push(subscription);
      }
    };
    void subscribe().catch((error: unknown) => this.logger.warn(`No queries are answered: ${String(error)}`));
  }

  /** Takes no further queries, and answers the accepted ones while their askers wait. */
  async close(): Promise<void> {
    // Draining waits for the server, which is useless while it is down.
    if (this.nats.isUp) await Promise.allSettled(this.subscriptions.map((one) => one.drain()));
    const enough = new AbortController();
    const answered = Promise.all(this.atWork).finally(() => enough.abort());
    await Promise.race([
      answered,
      delay(ASKER_WAITS_MS, undefined, { signal: enough.signal }).catch(() => undefined),
    ]);
  }

  on(): void {}

  unwrap<T>(): T {
    throw new Error('The connection belongs to NatsConnectionService');
  }

  private take(name: QueryName, handler: MessageHandler, message: Msg): void {
    const work = this.answer(name, handler, message)
      // Reached only if even the failure reply failed: the asker's timeout ends the query.
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => this.atWork.delete(work));
    this.atWork.add(work);
  }

  private answer(name: QueryName, handler: MessageHandler, message: Msg): Promise<void> {
    const correlation = correlationOf(message.headers);
    const span = startAnswering(name, correlation);
    const answer = async (): Promise<void> => {
      const reply = await endWith(span, () => this.replyTo(name, handler, message), whyUnavailable);
      try {
        if (!message.respond(JSON.stringify(reply)))
          this.logger.warn(`${name} was asked without waiting for an answer`);
      } catch (error) {
        // For instance a reply above the server's message limit: the asker learns at once that there is no answer.
        this.logger.error(`The answer of ${name} cannot be sent: ${String(error)}`);
        message.respond(JSON.stringify({ unavailable: this.service.domain } satisfies Reply));
      }
    };
    return runInRequest('query', correlation.requestId, answer, span);
  }

  private async replyTo(name: QueryName, handler: MessageHandler, message: Msg): Promise<Reply> {
    try {
      const ask = queries[name].ask.parse(message.json());
      const answer = await inDatabaseContext(this.orm, () => handled(handler, ask, new BaseRpcContext([])));
      if (isRefusal(answer)) return { refusal: answer };
      return { answer: queries[name].answer.parse(answer) };
    } catch (error) {
      if (isOutage(error)) this.logger.warn(`${name} could not be answered: ${String(error)}`);
      else this.logger.error(error);
      return { unavailable: this.service.domain };
    }
  }
}

function asQuery(pattern: string): QueryName {
  if (!Object.hasOwn(queries, pattern)) throw new Error(`${pattern} is not a query of the contract`);
  return pattern as QueryName;
}
