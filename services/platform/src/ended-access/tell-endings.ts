import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { endingEvents } from '@werkbank/contracts/events';
import { OPTIONAL_ORM, type OptionalOrm } from '../database/database-context.js';
import { OutboxEntity } from '../database/platform-entities.js';
import { readMany } from '../database/read.js';
import { statement } from '../database/statement.js';
import { NatsConnectionService } from '../messaging/nats-connection.js';
import { domainOf } from '../messaging/wire.js';
import { gather, readJson } from '../messaging/gather.js';
import { SERVICE, type ServiceInfo } from '../service-info/service-info.js';
import { EndedAccess, type Ending, endingOf } from './ended-access.js';
import { endingsSubjects, heardBy, listenerState } from './endings-wire.js';
import { LISTENERS_TELL_EVERY_MS } from './hear-endings.js';

/** A process that hangs holds up the call that ends something for so long, and not for longer than it counts as there. */
const DEADLINE_MS = 500;
const LISTENER_COUNTS_MS = 3 * LISTENERS_TELL_EVERY_MS;

const recordedEvents = statement(
  'recorded-events',
  { name: OutboxEntity.properties.event, payload: OutboxEntity.properties.payload },
  'select event as name, payload from outbox where id = any(?::uuid[]) order by position',
);

/**
 * Publishes an ending to all processes before its cause is answered: each refuses the tokens from the next request on. The
 * stream delivers it a moment later, also to absent processes.
 */
@Injectable()
export class TellEndings implements OnApplicationBootstrap {
  private readonly log = new Logger('endings');
  /** Time of each process's last announcement. */
  private readonly listeners = new Map<string, number>();

  constructor(
    private readonly nats: NatsConnectionService,
    @Inject(SERVICE) private readonly service: ServiceInfo,
    @Inject(OPTIONAL_ORM) private readonly orm: OptionalOrm,
    private readonly ended: EndedAccess,
  ) {}

  onApplicationBootstrap(): void {
    if (this.service.domain !== domainOf(endingEvents[0])) return;
    void this.knowListeners().catch((error: unknown) =>
      this.log.warn(`Processes that listen are not known: ${String(error)}`),
    );
  }

  /** @param ids of events in the outbox; what was rolled back is not there */
  async tell(ids: readonly string[]): Promise<void> {
    if (ids.length === 0 || !this.orm) return;
    const rows = await readMany(this.orm.em.fork(), recordedEvents, [`{${ids.join(',')}}`]);
    const endings = rows.flatMap((row) => endingOf(row) ?? []);
    for (const ending of endings) this.ended.take(ending);
    if (endings.length > 0 && this.nats.isUp) await this.send(endings);
  }

  private async knowListeners(): Promise<void> {
    const connection = await this.nats.whenConnected();
    connection.subscribe(endingsSubjects.listener, {
      callback: (error, message) => {
        const state = error ? undefined : listenerState.safeParse(readJson(message.string())).data;
        if (state?.gone) this.listeners.delete(state.process);
        else if (state) this.listeners.set(state.process, performance.now());
      },
    });
    // Running processes answer an empty message.
    await this.send([]);
  }

  private async send(endings: readonly Ending[]): Promise<void> {
    const missing = new Set(this.known());
    const answers = await gather(this.nats.now(), {
      subject: endingsSubjects.told,
      inboxPrefix: this.nats.inboxPrefix,
      ask: { endings },
      answer: heardBy,
      complete: (heard) => {
        for (const { process } of heard) missing.delete(process);
        return endings.length > 0 && missing.size === 0;
      },
      graceMs: 0,
      deadlineMs: DEADLINE_MS,
    });
    for (const { process } of answers) this.listeners.set(process, performance.now());
    if (missing.size > 0) this.log.warn(`${missing.size} processes have not acknowledged an ending yet`);
  }

  private known(): string[] {
    const since = performance.now() - LISTENER_COUNTS_MS;
    for (const [process, at] of this.listeners) if (at < since) this.listeners.delete(process);
    return [...this.listeners.keys()];
  }
}
