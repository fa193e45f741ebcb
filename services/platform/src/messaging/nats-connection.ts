import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { DependencyUnavailable } from '../dependency-errors/dependency-unavailable.js';
import { SERVICE, type ServiceInfo } from '../service-info/service-info.js';
import { inboxPrefixOf, natsOptions } from './nats-options.js';

/** The process's one connection to NATS. It is sought forever, before the first contact and after every loss. */
@Injectable()
export class NatsConnectionService implements OnApplicationShutdown {
  private readonly log = new Logger('nats');
  private readonly closing = new AbortController();
  private connection: NatsConnection | undefined;
  private up = false;
  /** Milliseconds of the process, which no change of the clock moves. */
  private lostAt = 0;
  private made = 0;
  /** Why JetStream does not store, as whoever sends events found out. */
  private storeFailure: string | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly atLoss = new Set<() => void>();
  private readonly firstContact = Promise.withResolvers<NatsConnection>();

  constructor(@Inject(SERVICE) private readonly service: ServiceInfo) {
    // A shutdown before the first contact rejects it; whoever waits handles that, and nobody may be waiting.
    this.firstContact.promise.catch(() => undefined);
    void this.seek();
  }

  /** Calls back after every contact, the first one and each that follows a loss. */
  onContact(told: () => void): void {
    this.listeners.add(told);
  }

  /** How often contact was made; a change means that the server may have lost what it knew. */
  get contacts(): number {
    return this.made;
  }

  get inboxPrefix(): string {
    return inboxPrefixOf(this.service.env, this.service.domain);
  }

  get isUp(): boolean {
    return this.up;
  }

  /** The connection as soon as there was a first contact; rejects only when the process shuts down before. */
  whenConnected(): Promise<NatsConnection> {
    return this.firstContact.promise;
  }

  /** Resolves when the connection is up, at once where it is, and also when the signal says that nobody waits any more. */
  async whenUp(signal: AbortSignal): Promise<void> {
    if (this.up || signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const go = (): void => resolve();
    this.listeners.add(go);
    signal.addEventListener('abort', go, { once: true });
    await promise;
    this.listeners.delete(go);
    signal.removeEventListener('abort', go);
  }

  /** Whether the connection is up, or went so short a while ago that another server may take it at any moment. */
  isUpOrLostWithin(milliseconds: number): boolean {
    return this.up || performance.now() - this.lostAt < milliseconds;
  }

  /** What comes of the work, or `DependencyUnavailable` as soon as the connection is lost: what was asked by it is answered to nobody. */
  async unlessLost<T>(work: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    const lost = (): void => reject(new DependencyUnavailable('nats'));
    this.atLoss.add(lost);
    try {
      return await Promise.race([work, promise]);
    } finally {
      this.atLoss.delete(lost);
      // Whatever it says now is for nobody.
      work.catch(() => undefined);
    }
  }

  /** The connection if it is up right now. */
  now(): NatsConnection {
    if (!this.connection || !this.up) throw new DependencyUnavailable('nats');
    return this.connection;
  }

  /** Notes how the last attempt to store an event went; a reason is what went wrong. */
  noteStore(failure: string | undefined): void {
    this.storeFailure = failure;
  }

  /** Throws the reason while the connection is down or JetStream does not store. */
  assertStores(): void {
    this.now();
    if (this.storeFailure !== undefined) throw new Error(this.storeFailure);
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing.abort();
    this.firstContact.reject(new DependencyUnavailable('nats'));
    const connection = this.connection;
    if (!connection) return;
    // Draining waits for the server, which may be what is gone.
    if (this.up) await connection.drain().catch(() => connection.close());
    else await connection.close();
  }

  private async seek(): Promise<void> {
    for (let attempt = 0; !this.closing.signal.aborted; attempt++) {
      try {
        const connection = await connect(natsOptions(this.service.env, this.service.domain));
        if (this.closing.signal.aborted) return await connection.close();
        this.connection = connection;
        this.noteContact();
        this.log.log('Connected');
        this.firstContact.resolve(connection);
        return await this.watch(connection);
      } catch (error) {
        if (attempt === 0) this.log.warn(`Not reachable yet: ${String(error)}`);
        await delay(500, undefined, { signal: this.closing.signal }).catch(() => undefined);
      }
    }
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') {
        this.up = false;
        this.lostAt = performance.now();
        this.log.warn('Connection lost, reconnecting');
        for (const tell of this.atLoss) tell();
      } else if (status.type === 'reconnect') {
        this.noteContact();
        this.log.log('Connected again');
      } else if (status.type === 'error') {
        this.log.warn(`Reported: ${status.error.message}`);
      }
    }
    this.up = false;
  }

  private noteContact(): void {
    this.up = true;
    this.made++;
    for (const told of this.listeners) told();
  }
}
