import type { EntityManager } from '@mikro-orm/postgresql';
import { endTokens } from '../ended-sessions/ended-sessions.js';

/** Ends whatever was made for the person as they were: links that were mailed, and the power of tokens. */
export async function endFormerProofs(em: EntityManager, userId: number): Promise<void> {
  await endResetLinks(em, userId);
  await endEmailChanges(em, userId);
  await endTokens(em, userId);
}

/**
 * Makes every link void that a person could still follow: whoever reads a mailbox must not set a password after the
 * e-mail, the password or the state of the account has changed.
 */
async function endResetLinks(em: EntityManager, userId: number): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('reset-links'), ?)`, [userId]);
  await em.execute(
    'update password_reset set used_at = now() where user_id = ? and used_at is null',
    [userId],
    'run',
  );
}

/** Ends what a person or an administrator asked for and nobody has confirmed yet. */
export async function endEmailChanges(em: EntityManager, userId: number): Promise<void> {
  await em.execute(
    'update email_change set ended_at = now() where user_id = ? and ended_at is null',
    [userId],
    'run',
  );
}
