import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/nats-core';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { endingEvents } from '@werkbank/contracts/events';
import { EventFeed } from '../messaging/event-feed.js';
import { NatsConnectionService } from '../messaging/nats-connection.js';
import { readJson } from '../messaging/gather.js';
import { SERVICE, type ServiceInfo } from '../service-info/service-info.js';
import { EndedAccess, ENDINGS_KEPT_MS, endingOf } from './ended-access.js';
import { endingsSubjects, type ListenerState, toldEndings } from './endings-wire.js';

export const LISTENERS_TELL_EVERY_MS = 5_000;
/** Time limit for learning earlier endings at the start; while NATS is down, the tokens alone count. */
const KNOWN_WITHIN_MS = 1_000;

/**
 * Feeds this process with endings. The domain's stream delivers each one reliably, also those from before the start. A direct
 * message delivers it at once and is acknowledged.
 */
@Injectable()
export class HearEndings implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly log = new Logger('endings');
  private readonly process = randomUUID();
  private readonly feed: EventFeed;
  private beats: NodeJS.Timeout | undefined;
  private known: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly nats: NatsConnectionService,
    @Inject(SERVICE) service: ServiceInfo,
    private readonly ended: EndedAccess,
  ) {
    this.feed = new EventFeed(nats, service, endingEvents);
  }

  /** Resolves once this process knows the endings from before its start. */
  async whenKnown(): Promise<void> {
    await this.known;
  }

  onApplicationBootstrap(): void {
    this.feed.onApplicationBootstrap();
    void this.hearDirectly().catch((error: unknown) =>
      this.log.warn(`Endings are not heard directly: ${String(error)}`),
    );
    this.known = Promise.race([this.hearStream(), delay(KNOWN_WITHIN_MS, undefined, { ref: false })]);
  }

  /** Runs while the connection still takes messages. */
  beforeApplicationShutdown(): void {
    clearInterval(this.beats);
    if (this.nats.isUp) this.tellOfItself(this.nats.now(), true);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.feed.onApplicationShutdown();
  }

  private async hearStream(): Promise<void> {
    await this.feed.whenCaughtUp();
    const take = (event: { name: string; payload: unknown }): void => {
      const ending = endingOf(event);
      if (ending) this.ended.take(ending);
    };
    const { missed = [] } = this.feed.follow({ lookBack: ENDINGS_KEPT_MS }, take);
    for (const event of missed) take(event);
  }

  private async hearDirectly(): Promise<void> {
    const connection = await this.nats.whenConnected();
    connection.subscribe(endingsSubjects.told, {
      callback: (error, message) => {
        if (error) return this.log.error(error);
        const told = toldEndings.safeParse(readJson(message.string()));
        for (const one of told.data?.endings ?? []) {
          const ending = endingOf(one);
          if (ending) this.ended.take(ending);
        }
        message.respond(JSON.stringify({ process: this.process }));
      },
    });
    this.tellOfItself(connection);
    this.beats = setInterval(() => {
      if (this.nats.isUp) this.tellOfItself(connection);
    }, LISTENERS_TELL_EVERY_MS).unref();
  }

  private tellOfItself(connection: NatsConnection, gone = false): void {
    const state: ListenerState = { process: this.process, gone };
    connection.publish(endingsSubjects.listener, JSON.stringify(state));
  }
}
