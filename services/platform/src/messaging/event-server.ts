import { setTimeout as delay } from 'node:timers/promises';
import {
  type ConsumerMessages,
  type JetStreamManager,
  type JsMsg,
  jetstreamManager,
} from '@nats-io/jetstream';
import { Inject, Injectable } from '@nestjs/common';
import { Server } from '@nestjs/microservices';
import { OPTIONAL_ORM, type OptionalOrm } from '../database/database-context.js';
import { runInRequest } from '../request/request-scope.js';
import { SERVICE, type ServiceInfo } from '../service-info/service-info.js';
import { type EventConsumer, eventConsumerOf, openConsumer } from './event-consumer.js';
import { endWith, startProcessing } from '../tracing/trace-messages.js';
import { EventDelivery, messageIdOf } from './event-delivery.js';
import { NatsConnectionService } from './nats-connection.js';
import { JETSTREAM } from './on-event.js';
import { API_TIMEOUT_MS } from './streams.js';
import { correlationOf } from './wire.js';

/** Delivers events of the streams to `@OnEvent` methods through durable consumers. */
@Injectable()
export class EventServer extends Server {
  override transportId = JETSTREAM;
  /** This transport handles errors of handlers itself: it retries and dead-letters. */
  override readonly propagatesEventHandlerErrors = true;

  private readonly closing = new AbortController();
  private readonly open = new Set<ConsumerMessages>();
  private loops: Promise<void>[] = [];

  constructor(
    private readonly nats: NatsConnectionService,
    @Inject(SERVICE) private readonly service: ServiceInfo,
    @Inject(OPTIONAL_ORM) private readonly orm: OptionalOrm,
  ) {
    super();
  }

  consumers(): EventConsumer[] {
    return [...this.getHandlers()].map(([pattern, handler]) =>
      eventConsumerOf(this.service.domain, pattern, handler),
    );
  }

  listen(callback: () => void): void {
    callback();
    // After a server restart the durable may be lost; opening it again creates it.
    this.nats.onContact(() => this.stopMessages());
    for (const [pattern, handler] of this.getHandlers()) {
      if (!this.orm) throw new Error(`${pattern} is handled without a database, which must remember it`);
      const consumer = eventConsumerOf(this.service.domain, pattern, handler);
      const delivery = new EventDelivery(consumer, handler, this.orm, this.nats, this.service);
      for (let lane = 0; lane < consumer.parallel; lane++) this.loops.push(this.run(consumer, delivery));
    }
  }

  /** Lets running handlers finish; unhandled messages are delivered again. */
  async close(): Promise<void> {
    this.closing.abort();
    this.stopMessages();
    await Promise.all(this.loops);
  }

  on(): void {}

  unwrap<T>(): T {
    throw new Error('The connection belongs to NatsConnectionService');
  }

  private stopMessages(): void {
    for (const messages of this.open) messages.stop();
  }

  /** Consumes for as long as the process lives. After a wiped store, stream and durable are created again. */
  private async run(consumer: EventConsumer, delivery: EventDelivery): Promise<void> {
    let quiet = false;
    while (!this.closing.signal.aborted) {
      try {
        await this.nats.whenUp(this.closing.signal);
        if (this.closing.signal.aborted) return;
        const messages = await this.subscribe(consumer);
        quiet = false;
        for await (const message of messages) {
          const correlation = correlationOf(message.headers);
          const span = startProcessing(consumer, messageIdOf(message), correlation);
          const take = () => endWith(span, () => delivery.take(message));
          await runInRequest('event', correlation.requestId, take, span);
        }
      } catch (error) {
        if (this.closing.signal.aborted) return;
        if (!quiet) this.logger.warn(`${consumer.name} is interrupted, will go on: ${String(error)}`);
        quiet = true;
      }
      await this.pause();
    }
  }

  private async pause(): Promise<void> {
    await delay(500, undefined, { signal: this.closing.signal }).catch(() => undefined);
  }

  private manager(): Promise<JetStreamManager> {
    return jetstreamManager(this.nats.now(), { checkAPI: false, timeout: API_TIMEOUT_MS });
  }

  private async subscribe(consumer: EventConsumer): Promise<AsyncIterable<JsMsg>> {
    const messages = await openConsumer(await this.manager(), consumer, this.service.env);
    if (this.closing.signal.aborted) messages.stop();
    this.open.add(messages);
    void messages.closed().finally(() => this.open.delete(messages));
    return messages;
  }
}
