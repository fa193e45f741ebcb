import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { columns, readMany, readOne, run, statement } from '@werkbank/platform/database';
import { UserDirectory } from '../keycloak/user-directory.js';
import { RegistrationEntity } from './registration.entity.js';

/** Time for which an expired link still gets the answer that it has expired. */
const REMEMBERED = `interval '30 days'`;

const expired = statement(
  'expired-registrations',
  { hash: RegistrationEntity.properties.tokenHash },
  `select token_hash as hash from registration
    where confirmed_at is null and removed_at is null and expires_at < now() order by expires_at limit 500`,
);
const staleRegistration = statement(
  'stale-registration',
  columns(RegistrationEntity, 'userId'),
  `select user_id as "userId" from registration
    where token_hash = ? and confirmed_at is null and removed_at is null for update skip locked`,
);
const removeEntered = statement(
  'remove-registration',
  {},
  'update registration set removed_at = now(), entered = null where token_hash = ?',
);
const deleteRemoved = statement(
  'delete-removed-registrations',
  {},
  `delete from registration where removed_at is not null and removed_at < now() - ${REMEMBERED}`,
);

/** Removes unconfirmed registrations, including those that were interrupted before their mail. */
@Injectable()
export class SweepRegistrations {
  constructor(
    private readonly em: EntityManager,
    private readonly directory: UserDirectory,
  ) {}

  async sweep(): Promise<void> {
    const over = await readMany(this.em.fork(), expired);
    for (const { hash } of over) await this.remove(hash);
    await run(this.em.fork(), deleteRemoved);
  }

  /** Removes the account and the entered data; the link's hash stays for a while. */
  private remove(hash: string): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const stale = await readOne(em, staleRegistration, [hash]);
      if (!stale) return;
      await this.directory.remove(stale.userId);
      await run(em, removeEntered, [hash]);
    });
  }
}
