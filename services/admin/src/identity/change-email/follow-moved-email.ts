import type { EntityManager } from '@mikro-orm/postgresql';
import { endEmailChanges } from './email-change-rows.js';
import { endResetLinks } from '../reset-password/password-reset-link.js';
import { writeMail } from '../../notifications/send-mails/write-mail.js';
import { endTokens } from '../ended-sessions/ended-sessions.js';
import { emailChangedLetter } from './email-changed-letter.js';
import type { UserRecord } from '../../directory/user/user.entity.js';

/** How long it makes sense to tell somebody that their address was changed. */
const NOTICE_MS = 3 * 24 * 60 * 60_000;

/** Ends whatever was made for the person as they were: links that were mailed, and the power of tokens. */
export async function endFormerProofs(em: EntityManager, userId: number): Promise<void> {
  await endResetLinks(em, userId);
  await endEmailChanges(em, userId);
  await endTokens(em, userId);
}

/** What follows of another e-mail, however it came: the former proofs end, and the former address is told. */
export async function followMovedEmail(
  em: EntityManager,
  user: UserRecord,
  formerEmail: string,
): Promise<void> {
  await endFormerProofs(em, user.id);
  const uselessAfter = new Date(Date.now() + NOTICE_MS);
  await writeMail(em, { email: formerEmail, uselessAfter }, emailChangedLetter(user));
}
