import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lockUntilCommit, readOne, statement } from '@werkbank/platform/database';

/** Limit of e-mail changes of one person per hour; each sends mails. */
const PER_PERSON = 3;
/** Limit per requesting user and hour; an administrator may have reason to change many. */
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
  // Serialises the requests of one caller; the person's row is locked already.
  await lockUntilCommit(em, 'email-changes', callerId);
  const found = await readOne(em, countedChanges, [userId, PER_PERSON, callerId, PER_CALLER]);
  return found?.tooMany ?? false;
}
