import type { EntityManager } from '@mikro-orm/postgresql';
import { readOne } from '@werkbank/platform/database';

/** Ends what a person or an administrator asked for and nobody has confirmed yet. */
export async function endEmailChanges(em: EntityManager, userId: number): Promise<void> {
  await em.execute(
    'update email_change set ended_at = now() where user_id = ? and ended_at is null',
    [userId],
    'run',
  );
}

/** SQL: the e-mail that waits for a confirmation of user `u`. */
export const pendingEmailColumn = `
  (select e.email from email_change e
    where e.user_id = u.id and e.ended_at is null and e.expires_at > now() and e.former_email = u.email)
    as "pendingEmail"`;

/** Changes of one person's e-mail in an hour; each of them sends mails. */
const PER_PERSON = 3;
/** The same for whoever asks for them: an administrator may have reason to change those of many. */
const PER_CALLER = 30;

export async function tooManyEmailChanges(
  em: EntityManager,
  userId: number,
  callerId: number,
): Promise<boolean> {
  // One at a time for each caller; the person's row is locked.
  await em.execute(`select pg_advisory_xact_lock(hashtext('email-changes'), ?)`, [callerId]);
  const found = await readOne<{ tooMany: boolean }>(
    em,
    `select (select count(*) from email_change
              where user_id = ? and requested_at > now() - interval '1 hour') >= ?
         or (select count(*) from email_change
              where requested_by = ? and requested_at > now() - interval '1 hour') >= ? as "tooMany"`,
    [userId, PER_PERSON, callerId, PER_CALLER],
  );
  return found?.tooMany ?? false;
}
