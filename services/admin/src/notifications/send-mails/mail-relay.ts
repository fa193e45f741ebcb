import { setTimeout as delay } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { asServiceOptions } from '@werkbank/platform/database';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import { Client } from 'pg';
import type { AdminEnv } from '../../env.js';
import { giveUp, markSent, takeMail, tryAgainIn, untilNextMail, type WaitingMail } from './mail-rows.js';
import { MailTransport, RecipientRefused } from './mail-transport.js';

const POLL_MS = 5_000;
/** Waits before the next attempts; the last one repeats until the mail has lost its purpose. */
const RETRIES_MS = [2_000, 5_000, 15_000, 60_000, 300_000];

/** Carries written mails to the mail server, woken by each commit that wrote one. Every replica may do it. */
@Injectable()
export class MailRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('mails');
  private readonly closing = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private wake: () => void = () => undefined;
  private told = false;

  constructor(
    private readonly transport: MailTransport,
    @Inject(SERVICE) private readonly service: ServiceInfo<AdminEnv>,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing.abort();
    this.wake();
    await this.running;
    this.transport.close();
  }

  private async run(): Promise<void> {
    while (!this.closing.signal.aborted) {
      try {
        await this.relay();
      } catch (error) {
        if (this.closing.signal.aborted) return;
        this.log.warn(`Interrupted, will go on: ${String(error)}`);
        await delay(1_000, undefined, { signal: this.closing.signal }).catch(() => undefined);
      }
    }
  }

  private async relay(): Promise<void> {
    const client = new Client({
      connectionString: this.service.env.DATABASE_URL,
      application_name: 'admin-mails',
      options: asServiceOptions,
      connectionTimeoutMillis: 3_000,
    });
    const tell = (): void => {
      this.told = true;
      this.wake();
    };
    // Without a listener a lost connection would end the process; the next statement on it fails anyway.
    client.on('error', tell).on('end', tell).on('notification', tell);
    await client.connect();
    try {
      await client.query('listen mail');
      while (!this.closing.signal.aborted) {
        this.told = false;
        const mail = await takeMail(client);
        if (mail) await this.send(client, mail);
        else await this.sleep(await untilNextMail(client, POLL_MS));
      }
    } finally {
      await client.end();
    }
  }

  private async send(
    client: Client,
    { id, recipient, content, attempts, useless }: WaitingMail,
  ): Promise<void> {
    if (useless) return giveUp(client, id, 'it had lost its purpose');
    try {
      await this.transport.deliver({ id, to: recipient, ...content });
    } catch (error) {
      if (error instanceof RecipientRefused) {
        this.log.warn(`Mail ${id} has no recipient`);
        return giveUp(client, id, error.message);
      }
      const wait = RETRIES_MS[Math.min(attempts, RETRIES_MS.length) - 1] ?? POLL_MS;
      this.log.warn(`Mail ${id} did not leave, next attempt in ${wait / 1000} s: ${String(error)}`);
      return tryAgainIn(client, id, wait, String(error));
    }
    await markSent(client, id);
  }

  private async sleep(ms: number): Promise<void> {
    if (this.told || this.closing.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
