import type { EntityManager } from '@mikro-orm/postgresql';
import { endFormerProofs } from '../former-proofs/end-former-proofs.js';
import { writeMail } from '../../notifications/index.js';
import { emailChangedLetter } from './email-changed-letter.js';
import type { UserRecord } from '../../directory/index.js';

/** Time in which a notice about a changed address is still useful. */
const NOTICE_MS = 3 * 24 * 60 * 60_000;

/** Follow-up of every e-mail change: former links end, and the former address gets a notice. */
export async function followMovedEmail(
  em: EntityManager,
  user: UserRecord,
  formerEmail: string,
): Promise<void> {
  await endFormerProofs(em, user.id);
  const uselessAfter = new Date(Date.now() + NOTICE_MS);
  await writeMail(em, { email: formerEmail, uselessAfter }, emailChangedLetter(user));
}
