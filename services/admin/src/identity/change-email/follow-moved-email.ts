import type { EntityManager } from '@mikro-orm/postgresql';
import { endFormerProofs } from '../former-proofs/end-former-proofs.js';
import { writeMail } from '../../notifications/index.js';
import { emailChangedLetter } from './email-changed-letter.js';
import type { UserRecord } from '../../directory/index.js';

/** How long it makes sense to tell somebody that their address was changed. */
const NOTICE_MS = 3 * 24 * 60 * 60_000;

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
