import { type EntityManager as Em, EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { SignedInUser } from '@werkbank/contracts/caller';
import { readOne } from '@werkbank/platform/database';
import { isOutage } from '@werkbank/platform/parts';
import { Accounts } from '../accounts-in-step/accounts.js';
import { addUsers } from './add-users.js';
import { readLine, readRecords } from './read-lines.js';

const batch = 100;
/** Accounts that Keycloak makes at the same time; more only wait there. */
const atOnce = 4;
const lookEveryMs = 30_000;

interface Waiting {
  id: number;
  csv: string;
  askedBy: SignedInUser;
  done: number;
}

/**
 * Works off imports, batch by batch. A batch's rows and how far the import is are one transaction, so that whoever is
 * killed goes on where it ended; accounts of rows that came and were not told yet are made by the repair.
 */
@Injectable()
export class WorkOffImports implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('import-users');
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.start(), lookEveryMs);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    await this.running;
  }

  start(): void {
    this.running ??= this.safely().finally(() => (this.running = undefined));
  }

  private async safely(): Promise<void> {
    try {
      while (!this.closing) {
        const added = await this.em.fork().transactional((em) => this.takeBatch(em));
        if (!added) return;
        await this.makeAccounts(added);
      }
    } catch (error) {
      if (isOutage(error)) this.log.warn(`Imports have to wait: ${String(error)}`);
      else this.log.error(error);
    }
  }

  /** Ids of the users of the next batch; nothing where nothing is to do or another replica does it. */
  private async takeBatch(em: Em): Promise<number[] | undefined> {
    const waiting = await readOne<Waiting>(
      em,
      `select id, csv, asked_by as "askedBy", done from user_import where status = 'InProgress'
        order by id limit 1 for update skip locked`,
    );
    if (!waiting) return undefined;
    const records = readRecords(waiting.csv) ?? [];
    const lines = records
      .slice(waiting.done, waiting.done + batch)
      // The first line of the file is its head.
      .map((record, index) => readLine(record, waiting.done + index + 2, waiting.askedBy.language));
    const { created, refused } = await addUsers(em, lines, waiting.askedBy);
    const done = waiting.done + lines.length;
    await em.execute(
      `update user_import set done = ?, created = created + ?, refused = refused || ?::jsonb, status = ? where id = ?`,
      [
        done,
        created.length,
        JSON.stringify(refused),
        done >= records.length ? 'Success' : 'InProgress',
        waiting.id,
      ],
    );
    return created;
  }

  private async makeAccounts(userIds: readonly number[]): Promise<void> {
    const lanes = Array.from({ length: atOnce }, (_, lane) =>
      this.accounts.followEach(userIds.filter((__, index) => index % atOnce === lane)),
    );
    await Promise.all(lanes);
  }
}
