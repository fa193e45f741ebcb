import type { EntityManager } from '@mikro-orm/postgresql';
import { lockUntilCommit, run, statement } from '@werkbank/platform/database';
import { endTokens } from '../ended-sessions/ended-sessions.js';

const voidResetLinks = statement(
  'void-reset-links',
  {},
  'update password_reset set used_at = now() where user_id = ? and used_at is null',
);
const endPendingChanges = statement(
  'end-email-changes',
  {},
  'update email_change set ended_at = now() where user_id = ? and ended_at is null',
);

/** Revokes mailed links and access tokens of the person. */
export async function endFormerProofs(em: EntityManager, userId: number): Promise<void> {
  await endResetLinks(em, userId);
  await endEmailChanges(em, userId);
  await endTokens(em, userId);
}

/**
 * Voids open reset links. A reader of the former mailbox must not set a password after a change of e-mail, password or
 * account state.
 */
async function endResetLinks(em: EntityManager, userId: number): Promise<void> {
  await lockUntilCommit(em, 'reset-links', userId);
  await run(em, voidResetLinks, [userId]);
}

/** Ends pending changes of the e-mail address. */
export async function endEmailChanges(em: EntityManager, userId: number): Promise<void> {
  await run(em, endPendingChanges, [userId]);
}
