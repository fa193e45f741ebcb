import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { JsMsg } from '@nats-io/jetstream';
import { Logger } from '@nestjs/common';
import type { MessageHandler } from '@nestjs/microservices';
import { events } from '@werkbank/contracts/events';
import { reachDatabase } from '../database/reach-database.js';
import { run } from '../database/read.js';
import { statement } from '../database/statement.js';
import { isOutage } from '../dependency-errors/dependency-unavailable.js';
import { eventsHandled, type Outcome, startCounting } from '../metrics/event-metrics.js';
import { currentSpan, markFailed } from '../tracing/tracing.js';
import type { ServiceInfo } from '../service-info/service-info.js';
import type { EventConsumer } from './event-consumer.js';
import { handled } from './handled.js';
import type { NatsConnectionService } from './nats-connection.js';
import { addDeadLetter } from './dead-letter.js';
import { EVENT_FOR_CONSUMER, EVENT_ID } from './wire.js';

const rememberMessage = statement(
  'remember-message',
  {},
  'insert into inbox (consumer, message_id) values (?, ?) on conflict do nothing',
);

/** While a part is down it is looked for this often at least, so that little time is lost once it is back. */
const outageRetryMs = 2_000;

/** Takes one message after the other from a consumer to its handler: once, again, or to the dead letters. */
export class EventDelivery {
  private readonly log: Logger;

  constructor(
    private readonly consumer: EventConsumer,
    private readonly handler: MessageHandler,
    private readonly orm: MikroORM,
    private readonly nats: NatsConnectionService,
    private readonly service: ServiceInfo,
  ) {
    this.log = new Logger(consumer.name);
    startCounting(consumer.name);
  }

  async take(message: JsMsg): Promise<void> {
    const meantFor = message.headers?.get(EVENT_FOR_CONSUMER);
    if (meantFor && meantFor !== this.consumer.name) return message.ack();
    const payload = readPayload(this.consumer, message);
    if ('wrong' in payload) return this.deadLetterOrRetry(message, `contract: ${payload.wrong}`);
    const stillWorking = setInterval(() => message.working(), this.service.env.EVENT_ACK_WAIT_MS / 3);
    try {
      const outcome = await this.applyOnce(messageIdOf(message), payload.right);
      message.ack();
      this.count(outcome);
    } catch (error) {
      await this.fail(message, error);
    } finally {
      clearInterval(stillWorking);
    }
  }

  /** The handler's change and the memory of the message commit together or not at all. */
  private applyOnce(messageId: string, payload: unknown): Promise<Extract<Outcome, 'applied' | 'known'>> {
    return this.orm.em.fork().transactional(async (em: EntityManager) => {
      if ((await run(em, rememberMessage, [this.consumer.name, messageId])) === 0) return 'known';
      await handled(this.handler, payload, em);
      return 'applied';
    });
  }

  private async fail(message: JsMsg, error: unknown): Promise<void> {
    const span = currentSpan();
    if (span) markFailed(span, error instanceof Error ? error.name : typeof error);
    const tries = message.info.deliveryCount;
    const waits = this.service.env.EVENT_RETRIES_MS;
    const wait = waits[tries - 1];
    // While a part is down no message is to blame, however often it was tried.
    if (isOutage(error) || !(await this.databaseAnswers())) {
      this.log.warn(`Waits for another part: ${String(error)}`);
      return this.retry(message, Math.min(wait ?? waits.at(-1) ?? outageRetryMs, outageRetryMs));
    }
    this.log.error(error);
    if (wait !== undefined) return this.retry(message, wait);
    await this.deadLetterOrRetry(message, `failed ${tries} times: ${String(error)}`);
  }

  private async deadLetterOrRetry(message: JsMsg, reason: string): Promise<void> {
    try {
      await addDeadLetter(this.nats.now(), this.service, { consumer: this.consumer.name, reason, message });
      this.log.error(`Dead letter ${messageIdOf(message)}: ${reason}`);
      message.term(reason.slice(0, 200));
      this.count('dead-lettered');
    } catch (error) {
      this.log.warn(`Could not set aside: ${String(error)}`);
      this.retry(message, outageRetryMs);
    }
  }

  private retry(message: JsMsg, afterMs: number): void {
    message.nak(afterMs);
    this.count('retried');
  }

  private count(outcome: Outcome): void {
    eventsHandled.inc({ consumer: this.consumer.name, outcome });
    currentSpan()?.setAttribute('werkbank.outcome', outcome);
  }

  private async databaseAnswers(): Promise<boolean> {
    return reachDatabase(this.orm).then(
      () => true,
      () => false,
    );
  }
}

/** The sender's outbox id; a message from elsewhere is known by its place in the stream. */
export function messageIdOf(message: JsMsg): string {
  return message.headers?.get(EVENT_ID) || `${message.info.stream}:${message.seq}`;
}

function readPayload(consumer: EventConsumer, message: JsMsg): { right: unknown } | { wrong: string } {
  let json: unknown;
  try {
    json = message.json();
  } catch {
    return { wrong: 'not JSON' };
  }
  const parsed = events[consumer.event].safeParse(json);
  if (parsed.success) return { right: parsed.data };
  return {
    wrong: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
  };
}
