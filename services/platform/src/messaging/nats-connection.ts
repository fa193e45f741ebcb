import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { DependencyUnavailable } from '../dependency-errors/dependency-unavailable.js';
import { SERVICE, type ServiceInfo } from '../service-info/service-info.js';
import { inboxPrefixOf, natsOptions } from './nats-options.js';

/** The process's one connection to NATS. It reconnects without end, before the first contact and after every loss. */
@Injectable()
export class NatsConnectionService implements OnApplicationShutdown {
  private readonly log = new Logger('nats');
  private readonly closing = new AbortController();
  private connection: NatsConnection | undefined;
  private up = false;
  /** Monotonic milliseconds of the process. */
  private lostAt = 0;
  private made = 0;
  /** Reason why JetStream does not store, as senders of events found out. */
  private storeFailure: string | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly atLoss = new Set<() => void>();
  private readonly firstContact = Promise.withResolvers<NatsConnection>();

  constructor(@Inject(SERVICE) private readonly service: ServiceInfo) {
    // A shutdown before the first contact rejects the promise; waiting callers handle that, and there may be none.
    this.firstContact.promise.catch(() => undefined);
    void this.seek();
  }

  /** Calls back after the first contact and after each reconnect. */
  onContact(told: () => void): void {
    this.listeners.add(told);
  }

  /** Number of contacts; a change means that the server may have lost its state. */
  get contacts(): number {
    return this.made;
  }

  get inboxPrefix(): string {
    return inboxPrefixOf(this.service.env, this.service.domain);
  }

  get isUp(): boolean {
    return this.up;
  }

  /** Resolves after the first contact; rejects only if the process shuts down before. */
  whenConnected(): Promise<NatsConnection> {
    return this.firstContact.promise;
  }

  /** Resolves when the connection is up, or when the signal aborts the wait. */
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

  /** True while the connection is up, or was lost so recently that another server may still take over. */
  isUpOrLostWithin(milliseconds: number): boolean {
    return this.up || performance.now() - this.lostAt < milliseconds;
  }

  /**
   * The result of the work, or `DependencyUnavailable` as soon as the connection is lost, because answers to it are
   * lost as well.
   */
  async unlessLost<T>(work: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    const lost = (): void => reject(new DependencyUnavailable('nats'));
    this.atLoss.add(lost);
    try {
      return await Promise.race([work, promise]);
    } finally {
      this.atLoss.delete(lost);
      // Its late result has no reader.
      work.catch(() => undefined);
    }
  }

  /** The connection if it is up right now. */
  now(): NatsConnection {
    if (!this.connection || !this.up) throw new DependencyUnavailable('nats');
    return this.connection;
  }

  /** Records the last attempt to store an event; a reason means that it failed. */
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
    // Draining waits for the server, which may be down.
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
