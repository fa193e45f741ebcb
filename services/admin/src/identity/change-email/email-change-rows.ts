import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lockUntilCommit, readOne, statement } from '@werkbank/platform/database';

/** Changes of one person's e-mail in an hour; each of them sends mails. */
const PER_PERSON = 3;
/** The same for whoever asks for them: an administrator may have reason to change those of many. */
const PER_CALLER = 30;

const countedChanges = statement(
  'counted-email-changes',
  { tooMany: p.boolean() },
  `select (select count(*) from email_change
            where user_id = ? and requested_at > now() - interval '1 hour') >= ?
       or (select count(*) from email_change
            where requested_by = ? and requested_at > now() - interval '1 hour') >= ? as "tooMany"`,
);

export async function tooManyEmailChanges(
  em: EntityManager,
  userId: number,
  callerId: number,
): Promise<boolean> {
  // One at a time for each caller; the person's row is locked.
  await lockUntilCommit(em, 'email-changes', callerId);
  const found = await readOne(em, countedChanges, [userId, PER_PERSON, callerId, PER_CALLER]);
  return found?.tooMany ?? false;
}
