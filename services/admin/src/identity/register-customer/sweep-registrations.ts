import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readMany, readOne } from '@werkbank/platform/database';
import { UserDirectory } from '../keycloak/user-directory.js';

/** How long an old link still answers that it is over. */
const REMEMBERED = `interval '30 days'`;

/** Ends registrations that nobody confirmed, also those that were interrupted before their mail was written. */
@Injectable()
export class SweepRegistrations {
  constructor(
    private readonly em: EntityManager,
    private readonly directory: UserDirectory,
  ) {}

  async sweep(): Promise<void> {
    const over = await readMany<{ hash: string }>(
      this.em.fork(),
      `select token_hash as hash from registration
        where confirmed_at is null and removed_at is null and expires_at < now() order by expires_at limit 500`,
    );
    for (const { hash } of over) await this.remove(hash);
    await this.em
      .fork()
      .execute(
        `delete from registration where removed_at is not null and removed_at < now() - ${REMEMBERED}`,
      );
  }

  /** The account goes with what was entered; that there was a registration is remembered for a while. */
  private remove(hash: string): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const stale = await readOne<{ userId: number }>(
        em,
        `select user_id as "userId" from registration
          where token_hash = ? and confirmed_at is null and removed_at is null for update skip locked`,
        [hash],
      );
      if (!stale) return;
      await this.directory.remove(stale.userId);
      await em.execute(
        'update registration set removed_at = now(), entered = null where token_hash = ?',
        [hash],
        'run',
      );
    });
  }
}
